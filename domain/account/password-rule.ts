import { failure, ok, type Result } from "../result.ts";

/** At least six characters (VAL-05). */
export const PASSWORD_MIN = 6;
/** Long sentences are welcome; more than this only costs the server time. */
export const PASSWORD_MAX = 128;

export type PasswordProblem = "password_missing" | "password_too_short" | "password_too_long";

/** Counts characters as people do, not bytes. */
export function checkPassword(value: unknown): Result<string, PasswordProblem> {
  if (typeof value !== "string" || value === "") return failure("password_missing");
  const { length } = [...value];
  if (length < PASSWORD_MIN) return failure("password_too_short");
  return length > PASSWORD_MAX ? failure("password_too_long") : ok(value);
}
