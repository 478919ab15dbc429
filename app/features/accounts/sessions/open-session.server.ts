import { randomBytes } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { findUserRole, saveProfile } from "#data/queries/accounts/profiles.ts";
import {
  type AuthSession,
  insertRefreshRow,
  insertSession,
  updateSession,
} from "#data/queries/auth/sessions.ts";
import { type AuthUser, findUserById, updateUser } from "#data/queries/auth/users.ts";
import { personNames } from "#domain/account/person-names.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit, storedAddress, storedAgent } from "../audit.server.ts";
import { describeUser } from "../users/describe-user.server.ts";
import { mailNewDevice } from "./mail-new-device.server.ts";

export type SignInMethod = "password" | "otp" | "oauth" | "recovery";
export type SessionAnswer = Awaited<ReturnType<typeof answerSession>>;

/** Signing in is also what updates the profile's last_login_at (STATE-03). */
export async function openSession(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  method: SignInMethod,
): Promise<AuthSession> {
  const now = ctx.now();
  await mailNewDevice(ctx, tx, caller, user);
  const isAdmin = (await findUserRole(tx, user.id)) === "admin";
  const { sessionMaxAge, sessionMaxAgeOfAdmins } = ACCOUNT_LIFETIMES;
  const session = await insertSession(tx, {
    user_id: user.id,
    amr: [{ method, timestamp: seconds(now) }],
    refresh_secret: randomBytes(32),
    ip: storedAddress(caller),
    user_agent: storedAgent(caller),
    created_at: now,
    refreshed_at: now,
    not_after: new Date(now.getTime() + (isAdmin ? sessionMaxAgeOfAdmins : sessionMaxAge)),
  });
  await insertRefreshRow(tx, { session_id: session.id, generation: 1, issued_at: now });
  await updateUser(tx, user.id, { last_sign_in_at: now });
  await saveProfile(tx, user.id, { last_login_at: now });
  const facts = { user_id: user.id, session_id: session.id, detail: { method } };
  await audit(tx, caller, "login", facts);
  return session;
}

/** The next refresh token of a session; the caller holds the lock on the session. */
export async function nextGeneration(
  tx: Tx,
  session: AuthSession,
  parent: number,
  now: Date,
): Promise<AuthSession> {
  const generation = session.refresh_max_generation + 1;
  const change = { refresh_generation: generation, refresh_max_generation: generation };
  await insertRefreshRow(tx, {
    session_id: session.id,
    generation,
    parent_generation: parent,
    issued_at: now,
  });
  await updateSession(tx, session.id, change);
  return { ...session, ...change };
}

/** Signs the tokens. Never call this inside a transaction: the keys come from the database as well. */
export async function answerSession(ctx: AccountsCtx, session: AuthSession) {
  const stored = await findUserById(ctx.db, session.user_id);
  if (!stored) throw new Error("the session has no user");
  const user = await describeUser(ctx.db, stored);
  const { token, expiresAt } = await ctx.tokens.sign({
    sub: user.id,
    email: user.email,
    app_metadata: user.app_metadata,
    // The names alone: a token travels in every request, and headers are short.
    user_metadata: personNames(user.user_metadata) ?? {},
    aal: session.aal,
    amr: newestFirst(session.amr),
    session_id: session.id,
  });
  const { refreshToken } = ctx.secrets;
  return {
    access_token: token,
    token_type: "bearer" as const,
    expires_in: ctx.tokens.lifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken(session.id, session.refresh_generation, session.refresh_secret),
    user,
  };
}

export function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** Methods of the same second keep their order: the later one is the stronger one. */
function newestFirst(amr: AuthSession["amr"]): AuthSession["amr"] {
  return amr.toReversed().toSorted((one, other) => other.timestamp - one.timestamp);
}
