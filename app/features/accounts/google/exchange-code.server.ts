import { createHash } from "node:crypto";
import { takeFlowByCode } from "#data/queries/auth/flow-states.ts";
import type { AuthSession } from "#data/queries/auth/sessions.ts";
import { lockUser } from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { answerSession, openSession, type SessionAnswer } from "../sessions/open-session.server.ts";
import { isSame, sha256 } from "../tokens/random-secrets.server.ts";
import { isBanned } from "../tokens/verify-token.server.ts";

/** The code in the address is worthless without the verifier that stayed in the browser (PKCE). */
export async function exchangeCode(
  ctx: AccountsCtx,
  caller: Caller,
  input: { auth_code: unknown; code_verifier: unknown },
): Promise<Result<SessionAnswer, AuthError>> {
  const { auth_code: code, code_verifier: verifier } = input;
  if (typeof code !== "string" || typeof verifier !== "string" || !code || !verifier) {
    return refused("pkce_incomplete");
  }
  const flow = await takeFlowByCode(ctx.db, sha256(code));
  if (!flow?.user_id || !flow.auth_code_issued_at) return refused("flow_state_not_found");
  const age = ctx.now().getTime() - flow.auth_code_issued_at.getTime();
  if (age > ACCOUNT_LIFETIMES.flow) return refused("flow_state_expired");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (!isSame(Buffer.from(challenge), Buffer.from(flow.code_challenge))) {
    return refused("bad_code_verifier");
  }
  const userId = flow.user_id;
  const session = await ctx.db.transaction(async (tx): Promise<Result<AuthSession, AuthError>> => {
    const user = await lockUser(tx, userId);
    if (!user) return refused("user_not_found");
    if (isBanned(user, ctx.now())) return refused("user_banned");
    return ok(await openSession(ctx, tx, caller, user, "oauth"));
  });
  return session.ok ? ok(await answerSession(ctx, session.value)) : session;
}
