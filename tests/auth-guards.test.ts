import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AUTH_ERRORS } from "#server/auth/texts/auth-errors.ts";
import { AUTH_GUARDS } from "./support/auth/auth-guards.ts";

const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test.each(AUTH_GUARDS)("$guard: the guard stands, and so does its test", (one) => {
  expect(textOf(one.source).split(one.words)).toHaveLength(2);
  expect(textOf(one.test).split(`test("${one.title}"`)).toHaveLength(2);
});

/** What programs written for the protocol compare with, word for word (decision 7). */
const WORDS = {
  link_expired: [403, "otp_expired", "Email link is invalid or has expired"],
  code_expired: [403, "otp_expired", "Token has expired or is invalid"],
  invalid_credentials: [400, "invalid_credentials", "Invalid login credentials"],
  email_not_confirmed: [400, "email_not_confirmed", "Email not confirmed"],
  refresh_token_not_found: [
    400,
    "refresh_token_not_found",
    "Invalid Refresh Token: Refresh Token Not Found",
  ],
  refresh_token_already_used: [
    400,
    "refresh_token_already_used",
    "Invalid Refresh Token: Already Used",
  ],
  totp_wrong: [422, "mfa_verification_failed", "Invalid TOTP code entered"],
} as const;

test.each(Object.entries(WORDS))("%s is said in the words of the protocol", (key, said) => {
  const { status, code, en } = AUTH_ERRORS[key as keyof typeof WORDS];
  expect([status, code, en]).toEqual(said);
});
