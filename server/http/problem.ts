import type { Context } from "hono";
import { authProblem, isAuthPath } from "./auth-problem.ts";
import type { EdgeContext } from "./edge-env.ts";
import { errorPage } from "./error-page.ts";
import { PROBLEMS, type ProblemCode } from "./texts.ts";

export type ProblemDetails = {
  /** A more helpful German sentence than the generic one. */
  message?: string;
  /** A more precise code than the generic one, e.g. `slot_taken`. */
  code?: string;
  /** German texts by field name. */
  fields?: Readonly<Record<string, string>>;
  /** What a program can go on with, e.g. the nearest free days. */
  details?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
};

export type ProblemBody = {
  error: {
    code: string;
    message: string;
    fields?: Readonly<Record<string, string>>;
    details?: Readonly<Record<string, unknown>>;
    requestId: string;
  };
};

export function problemBody(
  kind: ProblemCode,
  requestId: string,
  details: ProblemDetails = {},
): ProblemBody {
  return {
    error: {
      code: details.code ?? kind,
      message: details.message ?? PROBLEMS[kind].message,
      ...(details.fields ? { fields: details.fields } : {}),
      ...(details.details ? { details: details.details } : {}),
      requestId,
    },
  };
}

/** What the auth client calls the same things. */
const AUTH_CODES: Partial<Record<ProblemCode, string>> = {
  bad_request: "bad_json",
  too_many_requests: "over_request_rate_limit",
  internal: "unexpected_failure",
  unavailable: "unexpected_failure",
};

/** The one error shape of the API; below the auth server that of its client. */
export function problemResponse(
  c: Context,
  kind: ProblemCode,
  details: ProblemDetails = {},
): Response {
  const requestId = (c as EdgeContext).get("requestId") ?? "";
  const { status } = PROBLEMS[kind];
  const own = problemBody(kind, requestId, details);
  const code = details.code ?? AUTH_CODES[kind] ?? kind;
  const { body, headers } = isAuthPath(c.req.path)
    ? authProblem(c, { status, code, message: own.error.message })
    : { body: own, headers: {} };
  return Response.json(body, {
    status,
    headers: { ...headers, ...details.headers, "cache-control": "no-store" },
  });
}

/** JSON for programs, a German page for navigations of a browser. */
export function answerProblem(
  c: EdgeContext,
  kind: ProblemCode,
  details: ProblemDetails = {},
): Response {
  return wantsPage(c) ? errorPage(c, kind, details.headers) : problemResponse(c, kind, details);
}

export function isMachinePath(path: string): boolean {
  return /^\/(?:api|auth\/v1|images)(?:\/|$)/.test(path);
}

function wantsPage(c: EdgeContext): boolean {
  return !isMachinePath(c.req.path) && (c.req.header("accept") ?? "").includes("text/html");
}
