import { z } from "zod";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { POSTPONEMENT_ANSWERS } from "#domain/booking/change/postponement.ts";
import { BOOKING_EVENTS, BOOKING_STATUSES } from "#domain/booking/status.ts";
import { isCalendarDay, isoDate } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { BOOKING_FIELD_ERRORS as E } from "./texts.ts";

const longText = (longest: number) =>
  z.string(FORM_MESSAGES.required).trim().max(longest, FORM_MESSAGES.tooLong(longest)).optional();

const amount = z.int(E.amount).min(0, E.amount).max(100_000_000, E.amount).optional();

export const transitionSchema = z
  .object({
    event: z.enum(BOOKING_EVENTS, VALIDATION_MESSAGES.choice),
    offer_price_cents: amount,
    message: longText(5000),
    reason: longText(1000),
    cancellation_fee_cents: amount,
    expected_total_amount: amount,
    expected_fee_cents: amount,
  })
  .meta({ id: "BookingTransition" });

export const cancellationTermsSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES),
    can_cancel: z.boolean(),
    days_before: z.int(),
    percent: z.int(),
    fee_cents: z.int(),
    gross_fee_cents: z.int(),
    tiers: z.array(z.object({ min_days: z.int(), percent: z.int() })),
  })
  .meta({ id: "CancellationTerms" });

const requestedDay = z
  .string(BOOKING_MESSAGES.date)
  .refine(isCalendarDay, { error: BOOKING_MESSAGES.date, abort: true })
  .transform((day) => isoDate(day))
  .meta({ format: "date", example: "2027-04-15" });

const words = longText(1000);

export const postponementRequestSchema = z
  .object({ event_date: requestedDay, message: words })
  .meta({ id: "PostponementRequest" });

/** `event_date` repeats the requested day: an answer is only about the one that was read. */
export const postponementAnswerSchema = z
  .object({
    answer: z.enum(POSTPONEMENT_ANSWERS, VALIDATION_MESSAGES.choice),
    event_date: requestedDay,
    message: words,
  })
  .meta({ id: "PostponementAnswer" });
