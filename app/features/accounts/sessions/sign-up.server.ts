import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { saveProfile } from "#data/queries/accounts/profiles.ts";
import {
  type AuthUser,
  findUserByEmail,
  insertIdentity,
  insertUser,
  lockUser,
  updateUser,
} from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { ownRedirect } from "#domain/account/own-redirect.ts";
import { type PersonNames, personNames } from "#domain/account/person-names.ts";
import { changeMetadata, type UserMetadata } from "#domain/account/user-metadata.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { allowMail } from "../tokens/allow-mail.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { sendToken } from "../tokens/send-token.server.ts";
import { checkNewPassword } from "../users/check-new-password.server.ts";

export type SignUpInput = {
  email: unknown;
  password: unknown;
  data?: unknown;
  redirectTo?: unknown;
};

type Applicant = {
  email: string;
  hash: string;
  names: PersonNames | null;
  metadata: UserMetadata;
  redirectTo: string;
};

/**
 * Answers the same for a new and for a known address, after the same work; what differs is written after
 * the answer and seen in the mail alone. No session starts before the address is confirmed.
 */
export async function signUp(ctx: AccountsCtx, caller: Caller, input: SignUpInput) {
  const names = personNames(input.data);
  const email = emailAddress(input.email);
  const owner = { email: email ?? "", names: [names?.first_name, names?.last_name] };
  const password = await checkNewPassword(ctx, input.password, owner);
  if (!password.ok) return password;
  if (email === null) return refused("email_invalid");
  const metadata = changeMetadata({}, input.data);
  if (!metadata.ok) return refused(metadata.error);
  const allowed: Result<null, AuthError> = await allowMail(ctx, caller, email);
  if (!allowed.ok) return allowed;

  // Outside the transaction, which would hold a connection for all of this work.
  const known = await findUserByEmail(ctx.db, email);
  const hash = await ctx.passwords.hash(password.value);
  const isSame = await ctx.passwords.verify(known?.password_hash ?? null, password.value);
  const redirectTo = ownRedirect(input.redirectTo, ctx.publicUrl);
  const applicant = { email, hash, names, metadata: metadata.value, redirectTo };
  const isSameStill = (hashNow: string | null) => isSame && hashNow === known?.password_hash;
  ctx.afterAnswer.run("sign-up", () =>
    ctx.db.transaction(async (tx) => {
      const user = await createUser(ctx, tx, caller, applicant);
      if (user) return confirmBySending(ctx, tx, user, applicant);
      return applyAgain(ctx, tx, caller, applicant, isSameStill);
    }),
  );
  return ok(describeApplicant(ctx, email, metadata.value));
}

async function createUser(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  { email, hash, names, metadata }: Applicant,
): Promise<AuthUser | undefined> {
  const now = ctx.now();
  const user = await insertUser(tx, {
    email,
    password_hash: hash,
    user_metadata: metadata,
    confirmation_sent_at: now,
    created_at: now,
  });
  if (!user) return undefined;
  await insertIdentity(tx, {
    user_id: user.id,
    provider: "email",
    provider_id: user.id,
    identity_data: { sub: user.id, email, email_verified: false },
  });
  // A sign-up by e-mail makes a customer at once (C-14).
  await saveProfile(tx, user.id, { role: "customer", ...names });
  await audit(tx, caller, "sign_up", { user_id: user.id });
  return user;
}

/**
 * Until it is confirmed an account has no owner. After two sign-ups with different passwords it is
 * unknown which was the owner's, so neither survives the confirmation.
 */
async function applyAgain(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  applicant: Applicant,
  isSamePassword: (hash: string | null) => boolean,
): Promise<void> {
  const found = await findUserByEmail(tx, applicant.email);
  const user = found && (await lockUser(tx, found.id));
  if (!user) return;
  await audit(tx, caller, "sign_up_repeated", { user_id: user.id });
  if (user.email_confirmed_at) {
    await sendAccountMail(ctx, tx, user, "mail.already_registered");
    return;
  }
  await updateUser(tx, user.id, {
    password_hash: applicant.hash,
    contested: user.contested || !isSamePassword(user.password_hash),
    user_metadata: applicant.metadata,
    confirmation_sent_at: ctx.now(),
  });
  await saveProfile(tx, user.id, applicant.names ?? { first_name: null, last_name: null });
  await confirmBySending(ctx, tx, user, applicant);
}

async function confirmBySending(
  ctx: AccountsCtx,
  tx: Tx,
  user: AuthUser,
  { email, names, redirectTo }: Applicant,
): Promise<void> {
  const data = { first_name: names?.first_name };
  const kind = "mail.confirm_signup";
  await sendToken(ctx, tx, user, { type: "signup", kind, to: email, redirectTo, data });
}

/** Never the true id, never a hint that the address is taken. */
function describeApplicant(ctx: AccountsCtx, email: string, metadata: UserMetadata) {
  const at = ctx.now().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: at,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
