import type { ContentTarget } from "#data/queries/speakers/speaker-edit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Viewer } from "#features/ctx.ts";

/** Without an id users edit their own profile; only admins name another one's. */
export function editTarget(
  viewer: Viewer,
  speakerId: string | undefined,
): Result<ContentTarget, "unauthorized" | "forbidden"> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (speakerId === undefined) return ok({ userId: viewer.userId });
  return viewer.role === "admin" ? ok({ speakerId }) : failure("forbidden");
}
