import type { AuthError } from "#domain/account/auth-error.ts";
import type { Result } from "#domain/result.ts";
import { authProblem } from "../http/auth-problem.ts";
import type { AuthContext } from "./auth-env.ts";
import { AUTH_ERRORS } from "./texts/auth-errors.ts";

/** What a use case returned, as the auth client expects it. */
export function answer(c: AuthContext, result: Result<object | null, AuthError>): Response {
  return result.ok ? c.json(result.value ?? {}) : problem(c, result.error);
}

export function problem(c: AuthContext, error: AuthError): Response {
  const { status, code } = AUTH_ERRORS[error.key];
  const message = messageOf(c, error);
  if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter));
  const extra = code === "weak_password" ? { weak_password: { reasons: [weakness(error)] } } : {};
  const { body, headers } = authProblem(c, { status, code, message }, extra);
  return c.json(body, status, headers);
}

/** The words of the protocol for what is weak about a password. */
function weakness({ key }: AuthError): "pwned" | "length" {
  return key === "password_common" || key === "password_leaked" ? "pwned" : "length";
}

/**
 * German, unless a program asks for exactly `en`. The languages of a browser do not count: our
 * pages are German, whatever else their reader speaks.
 */
export function messageOf(c: AuthContext, { key, retryAfter = 0 }: AuthError): string {
  const language = c.req.header("accept-language") === "en" ? "en" : "de";
  return AUTH_ERRORS[key][language].replace("%s", String(retryAfter));
}
