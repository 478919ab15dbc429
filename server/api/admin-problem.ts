import type { Context } from "hono";
import type { AdminRefusal } from "#features/admin-access.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

/** For use cases that answered with a refusal of `adminOf`. */
export function adminProblem(c: Context<ApiEnv>, refusal: AdminRefusal) {
  return refusal === "unauthorized" ? signInProblem(c) : apiProblem(c, "forbidden");
}
