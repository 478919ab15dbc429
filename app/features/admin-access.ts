import { failure, ok, type Result } from "#domain/result.ts";
import type { Viewer } from "./ctx.ts";

export type Admin = Extract<Viewer, { kind: "user" }>;
export type AdminRefusal = "unauthorized" | "forbidden";

/**
 * The first line of every use case of the administration. A caller with a second factor who has not
 * shown it arrives here as a visitor (see `viewerFromBearer`), and the API says what is missing.
 */
export function adminOf(viewer: Viewer): Result<Admin, AdminRefusal> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  return viewer.role === "admin" ? ok(viewer) : failure("forbidden");
}
