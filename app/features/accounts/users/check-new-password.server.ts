import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { checkPassword } from "#domain/account/password-rule.ts";
import { isPersonalPassword, type PasswordOwner } from "#domain/account/personal-password.ts";
import type { Result } from "#domain/result.ts";
import type { AccountsCtx } from "../accounts-ctx.server.ts";

/** What becomes a password, at sign-up and at every change: long enough, and not among the first guesses. */
export async function checkNewPassword(
  { passwords, isLeakedPassword }: Pick<AccountsCtx, "passwords" | "isLeakedPassword">,
  value: unknown,
  owner: PasswordOwner,
): Promise<Result<string, AuthError>> {
  const password = checkPassword(value);
  if (!password.ok) return refused(password.error);
  if (passwords.isCommon(password.value)) return refused("password_common");
  if (isPersonalPassword(password.value, owner)) return refused("password_personal");
  // Asked last: the service is not asked about passwords that our own rules refuse.
  if (await isLeakedPassword(password.value)) return refused("password_leaked");
  return password;
}
