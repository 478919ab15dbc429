import { type Failure, failure, type Ok, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "./ctx.ts";

export type Admin = Extract<Viewer, { kind: "user" }>;
export type AdminRefusal = "unauthorized" | "forbidden";

/**
 * Who may use the administration. A caller with a second factor who has not
 * shown it arrives here as a visitor (see `viewerFromBearer`), and the API says what is missing.
 */
export function adminOf(viewer: Viewer): Result<Admin, AdminRefusal> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  return viewer.role === "admin" ? ok(viewer) : failure("forbidden");
}

type ValueOf<Outcome> = Outcome extends Ok<infer Value> ? Value : never;
type ErrorOf<Outcome> = Outcome extends Failure<infer Refusal> ? Refusal : never;

/** A use case of the administration: it runs only once the viewer is known to be an admin. */
export function asAdmin<
  Input extends readonly unknown[],
  Outcome extends Result<unknown, unknown>,
  Needs = Ctx,
>(run: (ctx: Needs, admin: Admin, ...input: Input) => Promise<Outcome>) {
  type Answer = Result<ValueOf<Outcome>, ErrorOf<Outcome> | AdminRefusal>;
  return async (ctx: Needs, viewer: Viewer, ...input: Input): Promise<Answer> => {
    const admin = adminOf(viewer);
    // The outcome put as one result, so that the operation sees all refusals as one type.
    return admin.ok ? ((await run(ctx, admin.value, ...input)) as Answer) : admin;
  };
}
