import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import type { CreateRefusal } from "#features/bookings/create/create-request.ts";
import { conflict, invalid, unprocessable } from "#server/api/operation/refusal.ts";
import { PROBLEMS } from "#server/http/texts.ts";
import { BOOKING_FIELD_ERRORS as FIELDS, BOOKING_ERRORS as T } from "./texts.ts";

type CreateFailure<Code> = Extract<CreateRefusal, { code: Code }>;

const not_allowed = { problem: "forbidden", message: PROBLEMS.forbidden.message } as const;
const wrong_status = conflict(T.wrong_status);

/** Why a booking was not stored. */
export const CREATE_REFUSALS = {
  not_found: { problem: "not_found" },
  own_profile: { problem: "forbidden", message: BOOKING_MESSAGES.own_profile },
  key_reused: unprocessable(T.key_reused),
  in_progress: { ...conflict(T.in_progress), headers: { "retry-after": "1" } },
  date_past: invalid({ event_date: FIELDS.date_past }),
  date_too_far: invalid({ event_date: FIELDS.date_too_far }),
  time_past: invalid({ event_start_time: BOOKING_MESSAGES.time_past }),
  direct_not_possible: conflict(T.direct_not_possible),
  bookings_closed: conflict(T.create_closed),
  place_unclear: { ...conflict(T.place_unclear), fields: { event_location: T.place_unclear } },
  date_taken: {
    problem: "conflict",
    from: ({ dayStatus, freeDays }: CreateFailure<"date_taken">) => ({
      message: dayStatus === "blocked" ? T.day_blocked : T.date_taken,
      details: { day_status: dayStatus, free_days: freeDays },
    }),
  },
  not_offered: {
    problem: "unprocessable",
    from: ({ problem }: CreateFailure<"not_offered">) => ({
      fields:
        problem === "talk_length"
          ? { duration: FIELDS.talkLength }
          : { [problem]: FIELDS.notOffered },
    }),
  },
  price_changed: {
    ...conflict(BOOKING_MESSAGES.price_changed),
    from: ({ quote }: CreateFailure<"price_changed">) => ({ details: { price: quote } }),
  },
  too_many: {
    problem: "too_many_requests",
    code: "too_many_requests",
    from: ({ waitSeconds }: CreateFailure<"too_many">) => ({
      headers: { "retry-after": String(waitSeconds) },
    }),
  },
} as const;

/** Why a booking stays as it is. */
export const CHANGE_REFUSALS = {
  not_allowed,
  wrong_status,
  price_missing: invalid({ offer_price_cents: FIELDS.price }),
  reason_missing: invalid({ reason: VALIDATION_MESSAGES.reason }),
  fee_too_high: invalid({ cancellation_fee_cents: FIELDS.fee }),
  date_taken: conflict(T.date_taken),
  bookings_closed: conflict(BOOKING_MESSAGES.bookings_closed),
  offer_changed: conflict(T.offer_changed),
  fee_changed: conflict(T.fee_changed),
  event_begun: conflict(T.event_begun),
  offer_expired: conflict(T.offer_expired),
  too_early: conflict(T.too_early),
  review_missing: conflict(T.review_missing),
} as const;

/** Why a booking stays on its day. */
export const POSTPONEMENT_REFUSALS = {
  not_allowed,
  wrong_status,
  wish_expired: conflict(T.wish_expired),
  event_over: conflict(T.event_over),
  reason_missing: invalid({ message: VALIDATION_MESSAGES.reason }),
  same_day: invalid({ event_date: FIELDS.same_day }),
  date_past: invalid({ event_date: FIELDS.date_past }),
  time_past: invalid({ event_date: BOOKING_MESSAGES.time_past }),
  date_too_far: invalid({ event_date: FIELDS.date_too_far }),
  date_taken: {
    ...conflict(T.postponement_taken),
    from: ({ freeDays }: { freeDays: readonly string[] }) => ({ details: { free_days: freeDays } }),
  },
} as const;
