import { type AuthError, tooEarly } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "./accounts-ctx.server.ts";

/** Counted before anybody looks whether the address is known, so the answer says nothing about it. */
export async function allowMail(
  { limits, secrets }: AccountsCtx,
  caller: Caller,
  email: string,
): Promise<Result<null, AuthError>> {
  const mailbox = secrets.mac("mailbox", email).toString("base64url");
  const sender = await limits.take("mail_address", caller.sender);
  if (sender.wait !== null) return tooEarly("rate_limit", sender.wait);
  for (const name of ["mail_gap", "mail_day"] as const) {
    const { wait } = await limits.take(name, mailbox);
    if (wait !== null) return tooEarly("mail_wait", wait);
  }
  const all = await limits.take("mail_all", "all");
  if (all.wait !== null) return tooEarly("mail_wait", all.wait);
  return ok(null);
}
