import type { Context } from "hono";
import type { ReferencesError } from "#features/bookings/change-references.server.ts";
import type { ChangeError } from "#features/bookings/change-status.server.ts";
import type { CreateRefusal } from "#features/bookings/create-request.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { BOOKING_FIELD_ERRORS as FIELDS, BOOKING_ERRORS as T } from "./booking-error-texts.ts";
import { signInProblem } from "./sign-in-problem.ts";

/** Why a booking was not stored, as an answer. */
export function createProblem(c: Context<ApiEnv>, refusal: CreateRefusal) {
  const { code } = refusal;
  switch (code) {
    case "unauthorized":
      return signInProblem(c);
    case "own_profile":
      return apiProblem(c, "forbidden", { code, message: T.own_profile });
    case "not_found":
      return apiProblem(c, "not_found");
    case "key_reused":
      return apiProblem(c, "unprocessable", { code, message: T.key_reused });
    case "date_past":
    case "date_too_far":
      return apiProblem(c, "unprocessable", { code, fields: { event_date: FIELDS[code] } });
    case "time_past":
      return apiProblem(c, "unprocessable", { code, fields: { event_start_time: FIELDS[code] } });
    case "not_offered":
      return apiProblem(c, "unprocessable", {
        code,
        fields:
          refusal.problem === "talk_length"
            ? { duration: FIELDS.talkLength }
            : { [refusal.problem]: FIELDS.notOffered },
      });
    case "date_taken": {
      const details = { day_status: refusal.dayStatus, free_days: refusal.freeDays };
      const message = refusal.dayStatus === "blocked" ? T.day_blocked : T.date_taken;
      return apiProblem(c, "conflict", { code, message, details });
    }
    case "price_changed": {
      const details = { price: refusal.quote };
      return apiProblem(c, "conflict", { code, message: T.price_changed, details });
    }
    case "in_progress": {
      const headers = { "retry-after": "1" };
      return apiProblem(c, "conflict", { code, message: T.in_progress, headers });
    }
    case "bookings_closed":
      return apiProblem(c, "conflict", { code, message: T.create_closed });
    case "direct_not_possible":
      return apiProblem(c, "conflict", { code, message: T.direct_not_possible });
    case "place_unclear": {
      const fields = { event_location: T.place_unclear };
      return apiProblem(c, "conflict", { code, message: T.place_unclear, fields });
    }
    case "too_many": {
      const headers = { "retry-after": String(refusal.waitSeconds) };
      return apiProblem(c, "too_many_requests", { headers });
    }
  }
}

/** Why a booking stays as it is, as an answer. */
export function changeProblem(c: Context<ApiEnv>, code: ChangeError) {
  switch (code) {
    case "unauthorized":
      return signInProblem(c);
    case "not_found":
      return apiProblem(c, "not_found");
    case "not_allowed":
      return apiProblem(c, "forbidden", { code, message: T.not_allowed });
    case "price_missing":
      return apiProblem(c, "unprocessable", { code, fields: { offer_price_cents: FIELDS.price } });
    case "reason_missing":
      return apiProblem(c, "unprocessable", { code, fields: { reason: FIELDS.reason } });
    case "fee_too_high":
      return apiProblem(c, "unprocessable", {
        code,
        fields: { cancellation_fee_cents: FIELDS.fee },
      });
    default:
      return apiProblem(c, "conflict", { code, message: T[code] });
  }
}

export function referencesProblem(c: Context<ApiEnv>, code: ReferencesError) {
  if (code === "unauthorized") return signInProblem(c);
  if (code === "not_found") return apiProblem(c, "not_found");
  return apiProblem(c, "conflict", { code, message: T.invoice_issued });
}
