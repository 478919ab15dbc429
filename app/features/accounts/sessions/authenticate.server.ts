import { findSessionState, type SessionState } from "#data/queries/auth/sessions.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx } from "../accounts-ctx.server.ts";
import { isBanned } from "../tokens/verify-token.server.ts";

const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;
const MAX_LENGTH = 8192;

/** Who stands behind a request: the signature proves the token, the table that it still counts. */
export async function authenticate(
  ctx: AccountsCtx,
  header: string | undefined,
): Promise<Result<SessionState, AuthError>> {
  if (!header) return refused("no_authorization");
  if (!/^Bearer /i.test(header)) return refused("no_authorization");
  const token = header.length <= MAX_LENGTH ? BEARER.exec(header)?.[1] : undefined;
  const claims = token === undefined ? null : await ctx.tokens.verify(token);
  if (!claims) return refused("bad_jwt");
  const state = await findSessionState(ctx.db, claims.session_id, ctx.now());
  if (!state || state.user.id !== claims.sub) return refused("session_not_found");
  return isBanned(state.user, ctx.now()) ? refused("user_banned") : ok(state);
}
