import { failure, ok, type Result } from "../result.ts";

/** Codes are sent to our own three countries only: numbers elsewhere are what fraud with messages pays for. */
const COUNTRIES = ["49", "43", "41"];
const E164 = /^[1-9]\d{6,14}$/;

/** Digits with the country code and without a plus. */
export function mobileNumber(value: unknown): Result<string, "phone_invalid" | "phone_country"> {
  if (typeof value !== "string") return failure("phone_invalid");
  const digits = value.replace(/[\s()/-]/g, "").replace(/^(?:\+|00)/, "");
  if (!E164.test(digits)) return failure("phone_invalid");
  return COUNTRIES.some((code) => digits.startsWith(code)) ? ok(digits) : failure("phone_country");
}
