import { HOUR_SECONDS } from "#domain/time/duration.ts";
import { CONTRACT_MESSAGES } from "#domain/validation-messages.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import { CONTRACT_ERRORS as ERRORS, CONTRACT_FIELD_ERRORS as FIELDS } from "./texts.ts";

/** Of a step with a contract, and of the code that signing takes. */
export const stepRefusals = {
  wrong_status: conflict(ERRORS.wrong_status),
  outdated: conflict(ERRORS.outdated),
  not_allowed: { problem: "forbidden", message: ERRORS.not_allowed },
  name_missing: invalid({ name: CONTRACT_MESSAGES.name }),
  words_missing: invalid({ message: FIELDS.words }),
  wrong_code: invalid({ code: ERRORS.wrong_code }),
  too_many: {
    problem: "too_many_requests",
    message: ERRORS.too_many,
    headers: { "retry-after": String(HOUR_SECONDS) },
  },
} as const;
