import { z } from "@hono/zod-openapi";
import { POSTPONEMENT_ANSWERS } from "#domain/booking/postponement.ts";
import { isCalendarDay } from "#domain/iso-date.ts";
import { BOOKING_FIELD_ERRORS as E } from "../booking-error-texts.ts";

const LONGEST = 1000;

const wishedDay = z
  .string(E.date)
  .refine(isCalendarDay, E.date)
  .openapi({ type: "string", format: "date", example: "2027-04-15" });

const words = z.string(E.required).trim().max(LONGEST, E.tooLong(LONGEST)).optional();

export const postponementWishSchema = z
  .object({ event_date: wishedDay, message: words })
  .openapi("PostponementWish");

/** `event_date` repeats the wished day: nobody agrees to another one than was read. */
export const postponementAnswerSchema = z
  .object({
    answer: z.enum(POSTPONEMENT_ANSWERS, E.choice),
    event_date: wishedDay,
    message: words,
  })
  .openapi("PostponementAnswer");

/** The open wish for another day, wherever a booking is shown. */
export const openPostponement = z
  .object({
    event_date: z.iso.date(),
    message: z.string().nullable(),
    expires_at: z.iso.datetime(),
  })
  .nullable();
