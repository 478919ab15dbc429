import { type AuthSession, hasSessionFrom } from "#data/queries/auth/sessions.ts";
import { type AuthUser, findUserByEmail, lockUser, updateUser } from "#data/queries/auth/users.ts";
import { type AuthError, refused, tooEarly } from "#domain/account/auth-error.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { PASSWORD_MAX } from "#domain/account/password-rule.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, AttemptName, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { isBanned } from "../tokens/verify-token.server.ts";
import { answerSession, openSession, type SessionAnswer } from "./open-session.server.ts";

/** Wrong passwords from one sender for one account before the next attempts have to wait. */
const FREE_ATTEMPTS = 5;
const NO_USER = "00000000-0000-0000-0000-000000000000";

export async function signIn(
  ctx: AccountsCtx,
  caller: Caller,
  input: { email: unknown; password: unknown },
): Promise<Result<SessionAnswer, AuthError>> {
  const email = emailAddress(input.email);
  if (email === null || typeof input.password !== "string" || input.password === "") {
    return refused("credentials_missing");
  }
  const user = await findUserByEmail(ctx.db, email);
  const attempt = attemptKeys(ctx, caller, email);
  const wait = await countAttempt(ctx, caller, attempt, user);
  if (wait !== null) return tooEarly("rate_limit", wait);

  const password = [...input.password].slice(0, PASSWORD_MAX + 1).join("");
  const isRight = await ctx.passwords.verify(user?.password_hash ?? null, password);
  if (!user || !isRight) {
    await audit(ctx.db, caller, "login_failed", user ? { user_id: user.id } : {});
    return refused("invalid_credentials");
  }
  await Promise.all([
    ctx.limits.forget("login_pair", attempt.login_pair),
    ctx.limits.giveBack("login_address", attempt.login_address),
    ctx.limits.giveBack("login_account", attempt.login_account),
  ]);
  return enter(ctx, caller, user, await rehash(ctx, user, password));
}

/** With the right password; what else decides is read again, alone with the account. */
async function enter(
  ctx: AccountsCtx,
  caller: Caller,
  checked: AuthUser,
  rehashed: string | null,
): Promise<Result<SessionAnswer, AuthError>> {
  const session = await ctx.db.transaction(async (tx): Promise<Result<AuthSession, AuthError>> => {
    const user = await lockUser(tx, checked.id);
    // Changed while it was being compared: the old password no longer signs in.
    if (user?.password_hash !== checked.password_hash) return refused("invalid_credentials");
    if (isBanned(user, ctx.now())) return refused("user_banned");
    // Disclosed only after the right password.
    if (!user.email_confirmed_at) return refused("email_not_confirmed");
    if (rehashed !== null) await updateUser(tx, user.id, { password_hash: rehashed });
    return ok(await openSession(ctx, tx, caller, user, "password"));
  });
  if (session.ok) return ok(await answerSession(ctx, session.value));
  const detail = { reason: session.error.key };
  await audit(ctx.db, caller, "login_refused", { user_id: checked.id, detail });
  return session;
}

async function rehash(ctx: AccountsCtx, user: AuthUser, password: string): Promise<string | null> {
  const stored = user.password_hash;
  return stored && ctx.passwords.needsRehash(stored) ? ctx.passwords.hash(password) : null;
}

type AttemptKeys = Record<"login_pair" | "login_account" | "login_address", string>;

function attemptKeys({ secrets }: AccountsCtx, { sender }: Caller, email: string): AttemptKeys {
  const key = (...parts: string[]) => secrets.mac("login", ...parts).toString("base64url");
  return { login_pair: key(sender, email), login_account: key(email), login_address: sender };
}

/**
 * Paid for before the password is looked at and given back on success, so that a burst cannot slip
 * past the count. Seconds to wait, or null.
 */
async function countAttempt(
  { limits, db }: AccountsCtx,
  caller: Caller,
  keys: AttemptKeys,
  user: AuthUser | undefined,
): Promise<number | null> {
  const who = { sender: caller.sender, userId: user?.id };
  const count = (name: AttemptName & keyof AttemptKeys) => limits.take(name, keys[name], who);
  const [pair, sender, account] = await Promise.all([
    count("login_pair"),
    count("login_address"),
    count("login_account"),
  ]);
  if (pair.wait !== null || sender.wait !== null) return Math.max(pair.wait ?? 0, sender.wait ?? 0);
  if (account.wait !== null) {
    // Strangers who guess must not lock out the owner, who comes from where they came before.
    // Asked for an unknown address too: the time must not tell which ones are known.
    const isKnown = await hasSessionFrom(db, user?.id ?? NO_USER, caller.address);
    if (!isKnown) return account.wait;
  }
  if (pair.count <= FREE_ATTEMPTS) return null;
  return (await limits.take("login_pace", keys.login_pair)).wait;
}
