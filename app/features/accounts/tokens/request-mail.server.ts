import { findUserByEmail, updateUser } from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { ownRedirect } from "#domain/account/own-redirect.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { resendEmailChange } from "../users/change-email.server.ts";
import { allowMail } from "./allow-mail.server.ts";
import { sendToken } from "./send-token.server.ts";

type MailRequest = { email: unknown; redirectTo?: unknown };

/**
 * Sends a link to set a new password, if there is such an account. The answer is always the same and
 * leaves before the account is looked up.
 */
export async function requestRecovery(
  ctx: AccountsCtx,
  caller: Caller,
  { email: sent, redirectTo }: MailRequest,
): Promise<Result<null, AuthError>> {
  const email = emailAddress(sent);
  if (email === null) return refused("email_invalid");
  const allowed = await allowMail(ctx, caller, email);
  if (!allowed.ok) return allowed;
  const target = ownRedirect(redirectTo, ctx.publicUrl);
  ctx.afterAnswer.run("recovery", () =>
    ctx.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user) return;
      await updateUser(tx, user.id, { recovery_sent_at: ctx.now() });
      const kind = "mail.recovery";
      await sendToken(ctx, tx, user, { type: "recovery", kind, to: email, redirectTo: target });
      await audit(tx, caller, "recovery_requested", { user_id: user.id });
    }),
  );
  return ok(null);
}

/** Sends the confirmation of a sign-up or of a new address again. */
export async function resendMail(
  ctx: AccountsCtx,
  caller: Caller,
  { type, email: sent, redirectTo }: MailRequest & { type: unknown },
): Promise<Result<null, AuthError>> {
  if (type !== "signup" && type !== "email_change") return refused("type_invalid");
  const email = emailAddress(sent);
  if (email === null) return refused("email_invalid");
  const allowed = await allowMail(ctx, caller, email);
  if (!allowed.ok) return allowed;
  const target = ownRedirect(redirectTo, ctx.publicUrl);
  const send = type === "email_change" ? resendEmailChange : resendConfirmation;
  ctx.afterAnswer.run(`resend ${type}`, () => send(ctx, email, target));
  return ok(null);
}

async function resendConfirmation(
  ctx: AccountsCtx,
  email: string,
  redirectTo: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || user.email_confirmed_at) return;
    await updateUser(tx, user.id, { confirmation_sent_at: ctx.now() });
    const kind = "mail.confirm_signup";
    await sendToken(ctx, tx, user, { type: "signup", kind, to: email, redirectTo });
  });
}
