import { type Hook, OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { speakGerman } from "./german-issues.ts";
import { needsSession } from "./needs-session.ts";
import { signInProblem } from "./sign-in-problem.ts";

speakGerman();

/** Every group of routes starts here, so that all of them refuse bad input alike. */
export function createRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
}

const refuseInvalid: Hook<unknown, ApiEnv, string, unknown> = (result, c) => {
  if (result.success) return undefined;
  if (needsSession(c)) return signInProblem(c);
  // A path that cannot name anything is simply unknown; only parameters and bodies can be malformed.
  if (result.target === "param") return apiProblem(c, "not_found");
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join(".");
    fields[name] ??= issue.message;
  }
  return apiProblem(c, "bad_request", { fields });
};
