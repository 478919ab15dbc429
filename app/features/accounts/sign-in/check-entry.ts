import { isCommonPassword } from "#domain/account/common-password.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { checkPassword } from "#domain/account/password-rule.ts";
import { ENTRY_ERRORS } from "./texts.ts";

type EntryField = "firstName" | "lastName" | "email" | "password";
export type Entry = Record<EntryField, string>;
export type EntryErrors = Partial<Record<EntryField, string>>;

/** Signing in asks for what is there; the rules of a new password are no business of an old one. */
export function checkSignIn({ email, password }: Entry): EntryErrors {
  return { ...checkEmail(email), ...(password === "" ? { password: ENTRY_ERRORS.password } : {}) };
}

/**
 * Both names, an address and a password of at least six characters (VAL-01 to VAL-05), none of the
 * first guesses.
 */
export function checkSignUp(entry: Entry): EntryErrors {
  return {
    ...(entry.firstName.trim() === "" ? { firstName: ENTRY_ERRORS.firstName } : {}),
    ...(entry.lastName.trim() === "" ? { lastName: ENTRY_ERRORS.lastName } : {}),
    ...checkEmail(entry.email),
    ...checkNewPassword(entry),
  };
}

/** For a link by mail. */
export function checkForgot({ email }: Entry): EntryErrors {
  return checkEmail(email);
}

/** The server knows more of them, and the owner's name besides. */
export function checkNewPassword(entry: Entry): EntryErrors {
  const isCommon = isCommonPassword(entry.password);
  return {
    ...(isCommon && { password: ENTRY_ERRORS.password_common }),
    ...checkPasswordLength(entry),
  };
}

function checkPasswordLength({ password }: Entry): EntryErrors {
  const checked = checkPassword(password);
  return checked.ok ? {} : { password: ENTRY_ERRORS[checked.error] };
}

function checkEmail(email: string): EntryErrors {
  if (email.trim() === "") return { email: ENTRY_ERRORS.email };
  return emailAddress(email) === null ? { email: ENTRY_ERRORS.emailInvalid } : {};
}
