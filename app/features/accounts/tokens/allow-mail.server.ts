import { type AuthError, tooEarly } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";

/** Counted before the account is looked up, so the answer does not reveal whether the address is known. */
export async function allowMail(
  ctx: AccountsCtx,
  caller: Caller,
  email: string,
): Promise<Result<null, AuthError>> {
  const { limits } = ctx;
  const who = { sender: caller.sender };
  const sender = await limits.take("mail_address", caller.sender, who);
  if (sender.wait !== null) return tooEarly("rate_limit", sender.wait);
  for (const name of ["mail_gap", "mail_day"] as const) {
    const { wait } = await limits.take(name, mailbox(ctx, email), who);
    if (wait !== null) return tooEarly("mail_wait", wait);
  }
  const all = await limits.take("mail_all", "all", who);
  if (all.wait !== null) return tooEarly("mail_wait", all.wait);
  return ok(null);
}

/**
 * The other mailbox that the same request writes to. Only its day counts: a moment ago it may have
 * been sent the code that permits the request.
 */
export async function allowSecondMail(
  ctx: AccountsCtx,
  email: string,
): Promise<Result<null, AuthError>> {
  const { wait } = await ctx.limits.take("mail_day", mailbox(ctx, email));
  return wait === null ? ok(null) : tooEarly("mail_wait", wait);
}

function mailbox({ secrets }: AccountsCtx, email: string): string {
  return secrets.mac("mailbox", email).toString("base64url");
}
