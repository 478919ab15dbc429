import { type Hook, OpenAPIHono } from "@hono/zod-openapi";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { BOOKING_ERRORS, BOOKING_FIELD_ERRORS } from "./booking-error-texts.ts";
import { speakGerman } from "./german-issues.ts";
import { signInProblem } from "./sign-in-problem.ts";

speakGerman();

const { required, consent } = BOOKING_FIELD_ERRORS;

/** For forms: a body that is well formed but not acceptable is 422, with a text for every field. */
export function createFormRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseContent });
}

const refuseContent: Hook<unknown, ApiEnv, string, unknown> = (result, c) => {
  if (result.success) return undefined;
  // These forms are for people who are signed in: a visitor learns nothing about what they hold.
  if (viewerOf(c).kind === "visitor") return signInProblem(c);
  if (result.target === "param") return apiProblem(c, "not_found");
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
  if (result.target !== "json") return apiProblem(c, "bad_request", { fields });
  const isIncomplete = Object.values(fields).some((text) => text === required || text === consent);
  const message = isIncomplete ? { message: BOOKING_ERRORS.incomplete } : {};
  return apiProblem(c, "unprocessable", { fields, ...message });
};
