import {
  type AuthSession,
  listLiveSessions,
  revokeSessions,
  type SessionState,
} from "#data/queries/auth/sessions.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";

/** Ends this session, all others, or all. */
export async function signOut(
  ctx: Ctx,
  caller: Caller,
  { user, session, hasFactor }: SessionState,
  scope: string,
): Promise<Result<null, AuthError>> {
  // A session below aal2 of an account with a factor ends itself only, never the owner's other sessions.
  const isWeak = hasFactor && session.aal !== "aal2";
  const selection = selectionOf(isWeak && scope === "global" ? "local" : scope, session.id);
  if (!selection) return refused("scope_unsupported");
  if (isWeak && scope === "others") return refused("aal2_for_update");
  await ctx.db.transaction(async (tx) => {
    await revokeSessions(tx, user.id, "logout", ctx.now(), selection);
    const facts = { user_id: user.id, session_id: session.id, detail: { scope } };
    await audit(tx, caller, "logout", facts);
  });
  return ok(null);
}

function selectionOf(scope: string, id: string) {
  if (scope === "global") return {};
  if (scope === "local") return { only: id };
  return scope === "others" ? { except: id } : undefined;
}

export type OpenSession = Pick<
  AuthSession,
  "id" | "created_at" | "refreshed_at" | "user_agent" | "ip" | "aal"
>;

/** The places where the user is signed in at the moment. */
export async function listOwnSessions(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<OpenSession[], "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  return ok(await listLiveSessions(ctx.db, viewer.userId, ctx.now()));
}

/** A session of another user is answered like one that does not exist. */
export async function revokeOwnSession(
  ctx: Ctx,
  caller: Caller,
  viewer: Viewer,
  id: string,
): Promise<Result<null, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  return ctx.db.transaction(async (tx) => {
    const ended = await revokeSessions(tx, userId, "revoked_by_owner", ctx.now(), { only: id });
    if (ended === 0) return failure("not_found");
    await audit(tx, caller, "session_revoked", { user_id: userId, session_id: id });
    return ok(null);
  });
}
