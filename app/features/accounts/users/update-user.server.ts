import type { Tx } from "#data/db.ts";
import { saveProfile } from "#data/queries/accounts/profiles.ts";
import { dropTokens } from "#data/queries/auth/one-time-tokens.ts";
import { revokeSessions, type SessionState } from "#data/queries/auth/sessions.ts";
import {
  type AuthUser,
  findUserById,
  insertIdentity,
  listIdentities,
  lockUser,
  updateUser,
} from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { ownRedirect } from "#domain/account/own-redirect.ts";
import { personNames } from "#domain/account/person-names.ts";
import { changeMetadata } from "#domain/account/user-metadata.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { allowMail, allowSecondMail } from "../tokens/allow-mail.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { sendToken } from "../tokens/send-token.server.ts";
import { takeCode } from "../tokens/verify-token.server.ts";
import { sendEmailChange } from "./change-email.server.ts";
import { checkNewPassword } from "./check-new-password.server.ts";
import { describeUser, type UserDescription } from "./describe-user.server.ts";

export type UserUpdate = {
  email?: unknown;
  password?: unknown;
  data?: unknown;
  nonce?: unknown;
  phone?: unknown;
  role?: unknown;
  app_metadata?: unknown;
  redirectTo?: unknown;
};

type Change = { email: string | null; hash: string | null };

/** The owner changes password, address or names; what decides about rights cannot be set here. */
export async function updateAccount(
  ctx: AccountsCtx,
  caller: Caller,
  state: SessionState,
  input: UserUpdate,
): Promise<Result<UserDescription, AuthError>> {
  if (input.role !== undefined || input.app_metadata !== undefined) return refused("not_admin");
  if (input.phone) return refused("phone_disabled");
  const change = await readChange(ctx, caller, state, input);
  if (!change.ok) return change;
  const done = await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, state.user.id);
    if (!user) return refused("user_not_found");
    const metadata = changeMetadata(user.user_metadata, input.data);
    if (!metadata.ok) return refused(metadata.error);
    const proven = await proveOwner(ctx, tx, state, input.nonce, change.value);
    if (!proven.ok) return proven;
    if (change.value.hash) await changePassword(ctx, tx, caller, state, change.value.hash);
    if (input.data !== undefined) {
      const names = personNames(input.data);
      await updateUser(tx, user.id, { user_metadata: metadata.value });
      if (names) await saveProfile(tx, user.id, names);
    }
    if (change.value.email) {
      const target = ownRedirect(input.redirectTo, ctx.publicUrl);
      await sendEmailChange(ctx, tx, user, change.value.email, target);
      await audit(tx, caller, "email_change_requested", { user_id: user.id });
    }
    return ok(null);
  });
  if (!done.ok) return done;
  return ok(await describeUser(ctx.db, await currentUser(ctx, state.user)));
}

/** Mails a code that an older session needs before it may change password or address. */
export async function reauthenticate(
  ctx: AccountsCtx,
  caller: Caller,
  { user }: SessionState,
): Promise<Result<null, AuthError>> {
  const allowed = await allowMail(ctx, caller, user.email);
  if (!allowed.ok) return allowed;
  await ctx.db.transaction((tx) =>
    sendToken(ctx, tx, user, { type: "reauth", kind: "mail.reauthentication", to: user.email }),
  );
  return ok(null);
}

async function readChange(
  ctx: AccountsCtx,
  caller: Caller,
  { user, session, hasFactor }: SessionState,
  input: UserUpdate,
): Promise<Result<Change, AuthError>> {
  const email = input.email ? emailAddress(input.email) : null;
  if (input.email && email === null) return refused("email_invalid");
  const newEmail = email === user.email ? null : email;
  const owner = { email: newEmail ?? user.email, names: nameWords(user) };
  const password =
    input.password === undefined ? null : await checkNewPassword(ctx, input.password, owner);
  if (password && !password.ok) return password;
  if (hasFactor && session.aal !== "aal2") return refused("aal2_for_update");
  if (!newEmail && !password) return ok({ email: null, hash: null });
  if (newEmail) {
    const allowed = await allowMail(ctx, caller, newEmail);
    if (!allowed.ok) return allowed;
    const allowedToo = await allowSecondMail(ctx, user.email);
    if (!allowedToo.ok) return allowedToo;
  }
  if (!password) return ok({ email: newEmail, hash: null });
  if (user.password_hash && (await ctx.passwords.verify(user.password_hash, password.value))) {
    return refused("same_password");
  }
  const hash = await ctx.passwords.hash(password.value);
  return ok({ email: newEmail, hash });
}

function nameWords({ user_metadata }: AuthUser): string[] {
  const names = personNames(user_metadata);
  return names ? [names.first_name, names.last_name] : [];
}

async function proveOwner(
  ctx: AccountsCtx,
  tx: Tx,
  { user, session }: SessionState,
  nonce: unknown,
  { email, hash }: Change,
): Promise<Result<null, AuthError>> {
  const age = ctx.now().getTime() - session.created_at.getTime();
  if ((!email && !hash) || age <= ACCOUNT_LIFETIMES.reauthenticateAfter) return ok(null);
  if (typeof nonce !== "string" || nonce === "") return refused("reauthentication_needed");
  const code = await takeCode(ctx, tx, user.email, nonce, ["reauth"]);
  return code.ok ? ok(null) : refused("reauthentication_not_valid");
}

/** All other sessions, and every link in a mail, were let in by the old password. */
async function changePassword(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  { user, session }: SessionState,
  hash: string,
): Promise<void> {
  const now = ctx.now();
  await updateUser(tx, user.id, { password_hash: hash, password_changed_at: now });
  await dropTokens(tx, user.id);
  await revokeSessions(tx, user.id, "password_changed", now, { except: session.id });
  const identities = await listIdentities(tx, user.id);
  if (!identities.some(({ provider }) => provider === "email")) {
    await insertIdentity(tx, {
      user_id: user.id,
      provider: "email",
      provider_id: user.id,
      identity_data: { sub: user.id, email: user.email, email_verified: true },
    });
  }
  await sendAccountMail(ctx, tx, user, "mail.password_changed");
  await audit(tx, caller, "password_changed", { user_id: user.id, session_id: session.id });
}

async function currentUser(ctx: AccountsCtx, user: AuthUser): Promise<AuthUser> {
  return (await findUserById(ctx.db, user.id)) ?? user;
}
