import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

const API_VERSION = "x-supabase-api-version";
const VERSION_WITH_CODES = "2024-01-01";

type AuthProblem = { status: ContentfulStatusCode; code: string; message: string };

/** Where the auth client speaks, and so the only place where errors have its shape. */
export function isAuthPath(path: string): boolean {
  return /^\/auth\/v1(?:\/|$)/.test(path);
}

/**
 * The two shapes of an error that the auth client understands: clients that name the version of the
 * protocol get codes, older ones numbers.
 */
export function authProblem(
  c: Context,
  { status, code, message }: AuthProblem,
  extra: Readonly<Record<string, unknown>> = {},
): { body: Record<string, unknown>; headers: Record<string, string> } {
  const headers = { "x-sb-error-code": code };
  if ((c.req.header(API_VERSION) ?? "") < VERSION_WITH_CODES) {
    return { body: { code: status, error_code: code, msg: message, ...extra }, headers };
  }
  return {
    body: { code, message, ...extra },
    headers: { ...headers, [API_VERSION]: VERSION_WITH_CODES },
  };
}
