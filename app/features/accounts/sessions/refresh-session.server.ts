import type { Tx } from "#data/db.ts";
import {
  type AuthSession,
  findRefreshRow,
  lockSession,
  type RefreshRow,
  revokeSessions,
  updateRefreshRow,
  updateSession,
} from "#data/queries/auth/sessions.ts";
import { type AuthUser, findUserById } from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit, storedAddress, storedAgent } from "../audit.server.ts";
import { isSame } from "../tokens/random-secrets.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { isBanned } from "../tokens/verify-token.server.ts";
import { isSameDevice } from "./mail-new-device.server.ts";
import { answerSession, nextGeneration, type SessionAnswer } from "./open-session.server.ts";

/** Every refresh token works once; the lock on the session makes tabs that race take turns. */
export async function refreshSession(
  ctx: AccountsCtx,
  caller: Caller,
  raw: unknown,
): Promise<Result<SessionAnswer, AuthError>> {
  const shown = ctx.secrets.readRefreshToken(raw);
  if (!shown) return refused("refresh_token_invalid");
  const session = await ctx.db.transaction(async (tx) => {
    const stored = await lockSession(tx, shown.sessionId);
    if (!stored || stored.revoked_at || !isGenuine(ctx, stored, shown.generation, String(raw))) {
      return refused("refresh_token_not_found");
    }
    const row = await findRefreshRow(tx, stored.id, shown.generation);
    const user = await findUserById(tx, stored.user_id);
    if (!row || !user) return refused("refresh_token_not_found");
    if (isBanned(user, ctx.now())) return refused("user_banned");
    if (isOver(stored, ctx.now())) {
      await revokeSessions(tx, user.id, "expired", ctx.now(), { only: stored.id });
      return refused("session_expired");
    }
    return rotate(ctx, tx, caller, { user, session: stored, row });
  });
  return session.ok ? ok(await answerSession(ctx, session.value)) : session;
}

type Shown = { user: AuthUser; session: AuthSession; row: RefreshRow };

async function rotate(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  { user, session, row }: Shown,
): Promise<Result<AuthSession, AuthError>> {
  const now = ctx.now();
  const facts = { user_id: user.id, session_id: session.id };
  let current = session;
  if (row.generation === session.refresh_generation) {
    await updateRefreshRow(tx, session.id, row.generation, { used_at: now });
    current = await nextGeneration(tx, session, row.generation, now);
  } else if (await isUnusedChildOf(tx, session, row)) {
    if (!isWithinReuse(row, now)) {
      // The answer was lost, or the token stolen: reuse of the spent child ends the session.
      await updateRefreshRow(tx, session.id, session.refresh_generation, { revoked_at: now });
      await updateRefreshRow(tx, session.id, row.generation, { used_at: now });
      current = await nextGeneration(tx, session, row.generation, now);
      await audit(tx, caller, "refresh_parent_reused", facts);
    }
  } else if (row.revoked_at || !isWithinReuse(row, now)) {
    await revokeSessions(tx, user.id, "token_reuse", now, { only: session.id });
    await audit(tx, caller, "refresh_reuse_detected", facts);
    await sendAccountMail(ctx, tx, user, "mail.session_revoked");
    return refused("refresh_token_already_used");
  }
  if (!isSameDevice(session.user_agent, storedAgent(caller))) {
    await audit(tx, caller, "device_changed", facts);
  }
  const seen = { refreshed_at: now, ip: storedAddress(caller), user_agent: storedAgent(caller) };
  await updateSession(tx, session.id, seen);
  return ok({ ...current, ...seen });
}

async function isUnusedChildOf(tx: Tx, session: AuthSession, row: RefreshRow): Promise<boolean> {
  if (row.revoked_at || !row.used_at) return false;
  const active = await findRefreshRow(tx, session.id, session.refresh_generation);
  return active?.parent_generation === row.generation;
}

function isWithinReuse(row: RefreshRow, now: Date): boolean {
  if (!row.used_at) return false;
  return now.getTime() - row.used_at.getTime() <= ACCOUNT_LIFETIMES.refreshReuse;
}

function isOver(session: AuthSession, now: Date): boolean {
  const idle = now.getTime() - session.refreshed_at.getTime();
  return session.not_after <= now || idle > ACCOUNT_LIFETIMES.sessionIdle;
}

function isGenuine(ctx: AccountsCtx, session: AuthSession, generation: number, raw: string) {
  const genuine = ctx.secrets.refreshToken(session.id, generation, session.refresh_secret);
  return isSame(Buffer.from(raw), Buffer.from(genuine));
}
