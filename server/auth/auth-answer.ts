import type { AuthError } from "#domain/account/auth-error.ts";
import type { Result } from "#domain/result.ts";
import type { AuthContext } from "./auth-env.ts";
import { AUTH_ERRORS } from "./texts/auth-errors.ts";

const API_VERSION = "x-supabase-api-version";
const VERSION_WITH_CODES = "2024-01-01";

/** What a use case returned, as the auth client expects it. */
export function answer(c: AuthContext, result: Result<object | null, AuthError>): Response {
  return result.ok ? c.json(result.value ?? {}) : problem(c, result.error);
}

/** Two shapes: clients that name the version of the protocol get codes, older ones numbers. */
export function problem(c: AuthContext, error: AuthError): Response {
  const { status, code } = AUTH_ERRORS[error.key];
  const message = messageOf(c, error);
  if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter));
  c.header("x-sb-error-code", code);
  const extra = code === "weak_password" ? { weak_password: { reasons: ["length"] } } : {};
  if ((c.req.header(API_VERSION) ?? "") >= VERSION_WITH_CODES) {
    c.header(API_VERSION, VERSION_WITH_CODES);
    return c.json({ code, message, ...extra }, status);
  }
  return c.json({ code: status, error_code: code, msg: message, ...extra }, status);
}

/**
 * German, unless a program asks for exactly `en`. The languages of a browser do not count: our
 * pages are German, whatever else their reader speaks.
 */
export function messageOf(c: AuthContext, { key, retryAfter = 0 }: AuthError): string {
  const language = c.req.header("accept-language") === "en" ? "en" : "de";
  return AUTH_ERRORS[key][language].replace("%s", String(retryAfter));
}
