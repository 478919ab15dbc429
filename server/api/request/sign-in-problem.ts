import type { Context } from "hono";
import { AUTH_ERRORS } from "#server/auth/texts/auth-errors.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";

/** For use cases that answered `unauthorized`: sign in, or finish signing in with the second factor. */
export function signInProblem(c: Context<ApiEnv>) {
  if (!c.get("needsSecondFactor")) return apiProblem(c, "unauthorized");
  const { code, de } = AUTH_ERRORS.aal2_required;
  return apiProblem(c, "forbidden", { code, message: de });
}
