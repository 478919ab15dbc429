import { z } from "@hono/zod-openapi";
import { DAY_STATUSES, OVERRIDE_TYPES } from "#domain/availability/day-status.ts";
import { isCalendarDay } from "#domain/iso-date.ts";
import { MOST_DAYS } from "#features/availability/change-days.server.ts";
import { BOOKING_FIELD_ERRORS } from "../booking-error-texts.ts";
import { OPERATIONS } from "../docs/texts.ts";

const texts = OPERATIONS.changeAvailability.parameters;

export const dayPath = z.object({
  date: z
    .string()
    .refine(isCalendarDay)
    .openapi({ param: { name: "date", in: "path" }, description: texts.date.en }),
});

export const whoseCalendar = z.object({
  speaker_id: z.uuid().optional().openapi({ description: texts.speaker_id.en }),
});

export const dayChangeSchema = z
  .object({ type: z.enum(OVERRIDE_TYPES, BOOKING_FIELD_ERRORS.choice) })
  .openapi("DayChange");

export const changedDaySchema = z
  .object({
    date: z.iso.date(),
    status: z.enum(DAY_STATUSES),
    booked: z.boolean(),
  })
  .openapi("ChangedDay");

/** A little more than a year at once. */
export const daysChangeSchema = z
  .object({
    dates: z
      .array(z.string(BOOKING_FIELD_ERRORS.date).refine(isCalendarDay, BOOKING_FIELD_ERRORS.date))
      .min(1, BOOKING_FIELD_ERRORS.date)
      .max(MOST_DAYS, BOOKING_FIELD_ERRORS.date_too_many),
    type: z.enum(OVERRIDE_TYPES, BOOKING_FIELD_ERRORS.choice),
    imported: z.boolean(BOOKING_FIELD_ERRORS.choice).optional(),
  })
  .openapi("DaysChange");

export const changedDaysSchema = z
  .object({ days: z.array(changedDaySchema), imported: z.array(z.iso.date()) })
  .openapi("ChangedDays");
