import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";

/** Places for reading foreign files are few and soon free again. */
const RETRY_AFTER_SECONDS = "2";

export function busyProblem(c: Context<ApiEnv>, details: { code: string; message: string }) {
  const headers = { "retry-after": RETRY_AFTER_SECONDS };
  return apiProblem(c, "too_many_requests", { ...details, headers });
}
