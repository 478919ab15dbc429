import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import {
  countTokenAttempt,
  deleteToken,
  dropTokens,
  lockTokensFor,
  type OneTimeToken,
  type TokenType,
  takeToken,
} from "#data/queries/auth/one-time-tokens.ts";
import type { AuthSession } from "#data/queries/auth/sessions.ts";
import { type AuthUser, lockUser } from "#data/queries/auth/users.ts";
import { type AuthError, type AuthErrorKey, refused } from "#domain/account/auth-error.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { answerSession, openSession, type SessionAnswer } from "../sessions/open-session.server.ts";
import { applyEmailChange, EMAIL_CHANGE_HALVES } from "../users/change-email.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { isSame, sha256 } from "./random-secrets.server.ts";
import { codeMac } from "./send-token.server.ts";

/** The names of the protocol; `email` is its newer word for `signup`. */
const TOKEN_TYPES = new Map<unknown, readonly TokenType[]>([
  ["signup", ["signup"]],
  ["email", ["signup"]],
  ["recovery", ["recovery"]],
  ["email_change", ["email_change_current", "email_change_new"]],
]);

export type VerifyInput = { type: unknown; token_hash?: unknown; email?: unknown; token?: unknown };
/** Null: the first of two mailboxes has agreed. */
type Outcome = Result<SessionAnswer | null, AuthError>;

/** Uses up the link or the code of a mail and signs its reader in. */
export async function verifyToken(
  ctx: AccountsCtx,
  caller: Caller,
  input: VerifyInput,
): Promise<Outcome> {
  const types = TOKEN_TYPES.get(input.type);
  if (!types) return refused("type_invalid");
  const hasLink = typeof input.token_hash === "string" && input.token_hash !== "";
  const hasCode = typeof input.token === "string" && input.token !== "";
  if (hasLink === hasCode) return refused("token_missing");
  const session = await ctx.db.transaction(async (tx) => {
    const token = hasLink
      ? await takeLink(ctx, tx, String(input.token_hash), types)
      : await takeCode(ctx, tx, emailAddress(input.email), String(input.token), types);
    if (!token.ok) {
      await audit(tx, caller, "token_refused", { detail: { type: String(input.type) } });
      return token;
    }
    const user = await lockUser(tx, token.value.user_id);
    if (!user) return refused(hasLink ? "link_expired" : "code_expired");
    if (isBanned(user, ctx.now())) return refused("user_banned");
    return applyToken(ctx, tx, caller, user, token.value);
  });
  if (!session.ok) return session;
  return ok(session.value && (await answerSession(ctx, session.value)));
}

/** For a code that confirms an action of a signed-in user. */
export async function takeCode(
  ctx: AccountsCtx,
  tx: Tx,
  email: string | null,
  code: string,
  types: readonly TokenType[],
): Promise<Result<OneTimeToken, AuthError>> {
  const candidates = email === null ? [] : await lockTokensFor(tx, email, types);
  let hasCounted = false;
  for (const token of candidates) {
    // Only the code is used up: strangers must not take the link of the same mail from its reader.
    if (token.attempts >= ACCOUNT_LIFETIMES.codeAttempts) continue;
    if (isSame(token.otp_mac, codeMac(ctx, token.token_type, token.relates_to, code))) {
      await deleteToken(tx, token.id);
      return fresh(ctx, tx, token, "code_expired");
    }
    hasCounted = true;
    const attempts = token.attempts + 1;
    await countTokenAttempt(tx, token.id, attempts);
    if (attempts >= ACCOUNT_LIFETIMES.codeAttempts) await spoilChange(tx, token);
  }
  // The same work for an unknown address: the time must not tell which ones are known.
  if (!hasCounted) await countTokenAttempt(tx, randomUUID(), 1);
  return refused("code_expired");
}

export function isBanned(user: AuthUser, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

async function takeLink(
  ctx: AccountsCtx,
  tx: Tx,
  raw: string,
  types: readonly TokenType[],
): Promise<Result<OneTimeToken, AuthError>> {
  const token = await takeToken(tx, sha256(raw), types);
  return token ? fresh(ctx, tx, token, "link_expired") : refused("link_expired");
}

async function fresh(
  ctx: AccountsCtx,
  tx: Tx,
  token: OneTimeToken,
  key: AuthErrorKey,
): Promise<Result<OneTimeToken, AuthError>> {
  if (token.expires_at > ctx.now()) return ok(token);
  await spoilChange(tx, token);
  return refused(key);
}

/** A half of a new address that is merely gone would look like one that has agreed. */
async function spoilChange(tx: Tx, token: OneTimeToken): Promise<void> {
  const isHalf = EMAIL_CHANGE_HALVES.some((half) => half === token.token_type);
  if (isHalf) await dropTokens(tx, token.user_id, EMAIL_CHANGE_HALVES);
}

async function applyToken(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  token: OneTimeToken,
): Promise<Result<AuthSession | null, AuthError>> {
  if (token.token_type.startsWith("email_change")) {
    const change = await applyEmailChange(ctx, tx, caller, user, token);
    if (!change.ok) return change;
    if (!change.value) return ok(null);
  }
  const isRecovery = token.token_type === "recovery";
  if (!user.email_confirmed_at) {
    // The password was chosen without access to the mailbox: it may be a stranger's.
    await confirmEmail(ctx, tx, user, { isPasswordDistrusted: isRecovery });
    await audit(tx, caller, "email_confirmed", { user_id: user.id });
  }
  const method = isRecovery ? "recovery" : "otp";
  return ok(await openSession(ctx, tx, caller, user, method));
}
