import { z } from "zod";
import { DAY_STATUSES, OVERRIDE_TYPES } from "#domain/availability/day-status.ts";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { isCalendarDay } from "#domain/time/iso-date.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { MOST_DAYS } from "#features/availability/change-days.server.ts";
import { BOOKING_FIELD_ERRORS } from "../bookings/texts.ts";
import { day } from "../schemas/parameters.ts";

export const availabilitySchema = z
  .object({
    days: z.array(
      z
        .object({
          date: z.iso.date(),
          status: z.enum(DAY_STATUSES),
          /** Named where the speaker lives. */
          holiday: z.string().optional(),
        })
        .meta({ id: "AvailabilityDay" }),
    ),
  })
  .meta({ id: "Availability" });

export const dayPath = z.object({
  date: day.meta({ format: "date" }).describe("The day (yyyy-MM-dd)."),
});

export const calendarQuery = z.object({
  speaker_id: z.uuid().optional().describe("Admins only: whose calendar is changed."),
});

export const dayChangeSchema = z
  .object({ type: z.enum(OVERRIDE_TYPES, VALIDATION_MESSAGES.choice) })
  .meta({ id: "DayChange" });

export const changedDaySchema = z
  .object({
    date: z.iso.date(),
    status: z.enum(DAY_STATUSES),
    booked: z.boolean(),
  })
  .meta({ id: "ChangedDay" });

/** A little more than a year at once. */
export const daysChangeSchema = z
  .object({
    dates: z
      .array(z.string(BOOKING_MESSAGES.date).refine(isCalendarDay, BOOKING_MESSAGES.date))
      .min(1, BOOKING_MESSAGES.date)
      .max(MOST_DAYS, BOOKING_FIELD_ERRORS.date_too_many),
    type: z.enum(OVERRIDE_TYPES, VALIDATION_MESSAGES.choice),
    imported: z.boolean(VALIDATION_MESSAGES.choice).optional(),
  })
  .meta({ id: "DaysChange" });

export const changedDaysSchema = z
  .object({ days: z.array(changedDaySchema), imported: z.array(z.iso.date()) })
  .meta({ id: "ChangedDays" });
