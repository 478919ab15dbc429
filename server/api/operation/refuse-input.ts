import type { Context } from "hono";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { type ApiEnv, viewerOf } from "#server/api/request/api-env.ts";
import { apiProblem } from "#server/api/request/api-problem.ts";
import { signInProblem } from "#server/api/request/sign-in-problem.ts";
import { speakGerman } from "#server/api/schemas/german-issues.ts";
import { neededCredential } from "./access.ts";
import type { Operation } from "./operation.ts";
import type { InputFault } from "./read-input.ts";

speakGerman();

const { required, consent } = FORM_MESSAGES;

/** Answers malformed input. Without the session that an operation needs nothing is said about it. */
export function refuseInput(
  c: Context<ApiEnv>,
  { access, invalidBody = 400 }: Operation,
  fault: InputFault,
): Response {
  const needsSession = neededCredential(access) === "session";
  if (needsSession && viewerOf(c).kind === "visitor") return signInProblem(c);
  if (fault.kind !== "invalid") {
    const isForeign = fault.kind === "unsupported_type";
    return apiProblem(c, isForeign ? "unsupported_media_type" : "bad_request");
  }
  // A path that cannot name anything is unknown; only parameters and bodies can be malformed.
  if (fault.part === "params") return apiProblem(c, "not_found");
  const fields: Record<string, string> = {};
  for (const { path, message } of fault.issues) fields[path.join(".")] ??= message;
  if (fault.part !== "body" || invalidBody === 400) return apiProblem(c, "bad_request", { fields });
  const isIncomplete = Object.values(fields).some((text) => text === required || text === consent);
  const message = isIncomplete ? { message: BOOKING_MESSAGES.incomplete } : {};
  return apiProblem(c, "unprocessable", { fields, ...message });
}
