import type { Context } from "hono";
import { type ProblemBody, type ProblemDetails, problemBody } from "#server/http/problem.ts";
import { PROBLEMS, type ProblemCode } from "#server/http/texts.ts";
import type { ApiEnv } from "./api-env.ts";

/** The edge's error shape as a typed answer, so that the typed client knows it too. */
export function apiProblem<Code extends ProblemCode>(
  c: Context<ApiEnv>,
  code: Code,
  details: ProblemDetails = {},
) {
  const requestId: string | undefined = c.get("requestId");
  const status: (typeof PROBLEMS)[Code]["status"] = PROBLEMS[code].status;
  const body: ProblemBody = problemBody(code, requestId ?? "", details);
  return c.json(body, status, { ...details.headers, "cache-control": "no-store" });
}
