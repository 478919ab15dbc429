import type { AuthErrorKey } from "#domain/account/auth-error.ts";
import { ACCOUNT_ERRORS } from "./account-errors.ts";
import type { ErrorEntry } from "./error-entry.ts";
import { FACTOR_ERRORS } from "./factor-errors.ts";
import { GOOGLE_ERRORS } from "./google-errors.ts";

/** Everything the auth server refuses. Texts name no person and nothing internal. */
export const AUTH_ERRORS: Record<AuthErrorKey, ErrorEntry> = {
  ...ACCOUNT_ERRORS,
  ...GOOGLE_ERRORS,
  ...FACTOR_ERRORS,
};

/** After the first of the two mails that a change of address needs. */
export const FIRST_ADDRESS_CONFIRMED =
  "Die erste Adresse ist bestätigt. Bitte bestätigen Sie auch die andere.";
