import type { Tx } from "#data/db.ts";
import {
  dropTokens,
  hasToken,
  type OneTimeToken,
  type TokenType,
} from "#data/queries/auth/one-time-tokens.ts";
import {
  type AuthUser,
  findUserByEmail,
  listIdentities,
  updateIdentity,
  updateUser,
} from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "./accounts-ctx.server.ts";
import { audit } from "./audit.server.ts";
import { sendNotice } from "./send-notice.server.ts";
import { createToken, sendToken } from "./send-token.server.ts";

const HALVES: readonly TokenType[] = ["email_change_current", "email_change_new"];

/** Both mailboxes have to agree: the old one against theft, the new one against typing errors. */
export async function sendEmailChange(
  ctx: AccountsCtx,
  tx: Tx,
  user: AuthUser,
  newEmail: string,
  redirectTo: string,
): Promise<void> {
  await updateUser(tx, user.id, { new_email: newEmail, email_change_sent_at: ctx.now() });
  const kind = "mail.email_change";
  const [current, next] = ["email_change_current", "email_change_new"] as const;
  const toCurrent = { to: user.email, redirectTo, data: { new_email: newEmail, half: "current" } };
  await sendToken(ctx, tx, user, { type: current, kind, ...toCurrent });
  const owner = await findUserByEmail(tx, newEmail);
  if (owner) {
    // Looks the same to whoever asked; only the owner of the address learns of it.
    await createToken(ctx, tx, user.id, { type: next, to: newEmail, redirectTo });
    await sendNotice(ctx, tx, owner, "mail.already_registered");
    return;
  }
  const toNew = { to: newEmail, redirectTo, data: { new_email: newEmail, half: "new" } };
  await sendToken(ctx, tx, user, { type: next, kind, ...toNew });
}

/** The token of one mailbox has been used; true if that was the second half. */
export async function applyEmailChange(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  token: OneTimeToken,
): Promise<Result<boolean, AuthError>> {
  const other = HALVES.find((type) => type !== token.token_type);
  if (other && (await hasToken(tx, user.id, other))) return ok(false);
  const newEmail = user.new_email;
  if (!newEmail) return refused("link_expired");
  if (await findUserByEmail(tx, newEmail)) return refused("email_exists");
  await updateUser(tx, user.id, { email: newEmail, new_email: null });
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider !== "email") continue;
    const identity_data = { ...identity.identity_data, email: newEmail, email_verified: true };
    await updateIdentity(tx, identity.id, { identity_data });
  }
  await dropTokens(tx, user.id);
  await sendNotice(ctx, tx, user, "mail.email_changed", { new_email: newEmail });
  await audit(tx, caller, "email_changed", { user_id: user.id });
  return ok(true);
}
