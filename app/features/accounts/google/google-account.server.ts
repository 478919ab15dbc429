import type { Tx } from "#data/db.ts";
import { findUserRole, saveProfile } from "#data/queries/accounts/profiles.ts";
import { deleteFactors } from "#data/queries/auth/factors.ts";
import { dropTokens } from "#data/queries/auth/one-time-tokens.ts";
import { revokeSessions, type SessionState } from "#data/queries/auth/sessions.ts";
import {
  type AuthUser,
  deleteIdentities,
  deleteIdentity,
  findIdentity,
  findUserByEmail,
  insertIdentity,
  insertUser,
  listIdentities,
  lockUser,
  updateIdentity,
  updateUser,
} from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { personNames } from "#domain/account/person-names.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller, GoogleAccount } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { isBanned } from "../tokens/verify-token.server.ts";

type Outcome = Result<AuthUser, AuthError>;

/** The subject is the account; the address only decides about a first meeting. */
export async function signInWithGoogle(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  account: GoogleAccount,
): Promise<Outcome> {
  const known = await findIdentity(tx, "google", account.sub);
  if (known) {
    const user = await lockUser(tx, known.user_id);
    if (!user) return refused("user_not_found");
    if (isBanned(user, ctx.now())) return refused("user_banned");
    const identity_data = identityData(ctx, account);
    await updateIdentity(tx, known.id, { identity_data, last_sign_in_at: ctx.now() });
    return ok(user);
  }
  if (!account.email || !account.emailVerified) return refused("provider_email_needs_verification");
  const created = await createGoogleUser(ctx, tx, caller, account);
  if (created) return ok(created);
  // Lost a race: the same user in another tab, or the owner of this address.
  if (await findIdentity(tx, "google", account.sub)) {
    return signInWithGoogle(ctx, tx, caller, account);
  }
  const found = await findUserByEmail(tx, account.email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return refused("user_not_found");
  if (isBanned(user, ctx.now())) return refused("user_banned");
  if (!user.email_confirmed_at) {
    // Appointed to a role here, but the link made for the account is not used yet.
    const isAppointed = (await findUserRole(tx, user.id)) !== null;
    if (isAppointed) return refused("identity_already_exists");
    return takeOver(ctx, tx, caller, user, account);
  }
  if (!isAuthoritative(account)) return refused("identity_already_exists");
  return addGoogle(ctx, tx, caller, user, account);
}

/** Adds Google as a second way in for a signed-in user. */
export async function linkGoogle(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  userId: string,
  account: GoogleAccount,
): Promise<Outcome> {
  const user = await lockUser(tx, userId);
  if (!user) return refused("user_not_found");
  return addGoogle(ctx, tx, caller, user, account);
}

/** The last way in stays. */
export async function unlinkIdentity(
  ctx: AccountsCtx,
  caller: Caller,
  { user, session, hasFactor }: SessionState,
  identityId: string,
): Promise<Result<null, AuthError>> {
  if (hasFactor && session.aal !== "aal2") return refused("aal2_required");
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const identities = await listIdentities(tx, user.id);
    const identity = identities.find(({ id }) => id === identityId);
    if (!identity) return refused("identity_not_found");
    if (identities.length < 2) return refused("single_identity_not_deletable");
    await deleteIdentity(tx, identity.id);
    if (identity.provider === "email") await updateUser(tx, user.id, { password_hash: null });
    else await sendAccountMail(ctx, tx, user, "mail.google_unlinked");
    const detail = { provider: identity.provider };
    await audit(tx, caller, "identity_unlinked", { user_id: user.id, detail });
    return ok(null);
  });
}

/** Undefined if the address has an account already. */
async function createGoogleUser(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  account: GoogleAccount,
): Promise<AuthUser | undefined> {
  const now = ctx.now();
  const names = namesOf(account);
  const values = { email: account.email, email_confirmed_at: now, created_at: now };
  const user = await insertUser(tx, { ...values, user_metadata: names ?? {} });
  if (!user) return undefined;
  await insertIdentity(tx, googleIdentity(ctx, user.id, account));
  // Without a role until one is chosen, so that the callback asks (C-14).
  await saveProfile(tx, user.id, { role: null, ...names });
  const facts = { user_id: user.id, detail: { provider: "google" } };
  await audit(tx, caller, "sign_up", facts);
  return user;
}

/** The address was registered before its owner came: nothing set by then may survive. */
async function takeOver(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  account: GoogleAccount,
): Promise<Outcome> {
  const names = namesOf(account);
  await updateUser(tx, user.id, {
    password_hash: null,
    contested: false,
    new_email: null,
    user_metadata: names ?? {},
    email_confirmed_at: ctx.now(),
  });
  await deleteIdentities(tx, user.id);
  await dropTokens(tx, user.id);
  await revokeSessions(tx, user.id, "taken_over", ctx.now());
  await deleteFactors(tx, user.id);
  await saveProfile(tx, user.id, {
    role: null,
    first_name: names?.first_name ?? null,
    last_name: names?.last_name ?? null,
  });
  await insertIdentity(tx, googleIdentity(ctx, user.id, account));
  await audit(tx, caller, "account_taken_over_by_google", { user_id: user.id });
  return ok(user);
}

async function addGoogle(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  account: GoogleAccount,
): Promise<Outcome> {
  const isNew = await insertIdentity(tx, googleIdentity(ctx, user.id, account));
  if (!isNew) {
    const known = await findIdentity(tx, "google", account.sub);
    return known?.user_id === user.id ? ok(user) : refused("identity_of_somebody_else");
  }
  await sendAccountMail(ctx, tx, user, "mail.google_linked");
  const facts = { user_id: user.id, detail: { provider: "google" } };
  await audit(tx, caller, "identity_linked", facts);
  return ok(user);
}

function googleIdentity(ctx: AccountsCtx, userId: string, account: GoogleAccount) {
  return {
    user_id: userId,
    provider: "google" as const,
    provider_id: account.sub,
    identity_data: identityData(ctx, account),
    last_sign_in_at: ctx.now(),
  };
}

function identityData(ctx: AccountsCtx, account: GoogleAccount): Record<string, unknown> {
  const { sub, email, emailVerified: email_verified } = account;
  return { iss: ctx.google?.issuer, sub, email, email_verified, ...namesOf(account) };
}

function namesOf({ firstName, lastName }: GoogleAccount) {
  return personNames({ first_name: firstName, last_name: lastName });
}

/** Google vouches for its own addresses and for those of a Workspace, not for others it has seen once. */
function isAuthoritative({ email, emailVerified, hostedDomain }: GoogleAccount): boolean {
  return emailVerified && (/@(?:gmail|googlemail)\.com$/.test(email) || hostedDomain !== null);
}
