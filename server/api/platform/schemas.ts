import { z } from "zod";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import { FUNNEL_STEPS } from "#domain/insights/funnel-steps.ts";
import { DEFAULT_PERIOD, PERIOD_DAYS, type PeriodDays } from "#domain/insights/period.ts";
import {
  REMINDER_CHANNELS,
  REMINDER_SORTS,
  REMINDER_STATUSES,
  REMINDER_TIMES,
} from "#domain/platform/reminders.ts";
import { isCalendarDay, isoDate } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { day as dayParameter } from "../schemas/parameters.ts";
import { REMINDER_ERRORS as ERRORS } from "./texts.ts";

export const ANALYTICS_TABLES = ["funnel", "searches", "categories", "answers", "endings"] as const;

const days = z.coerce
  .number({ error: VALIDATION_MESSAGES.choice })
  .refine((value): value is PeriodDays => PERIOD_DAYS.some((known) => known === value), {
    error: VALIDATION_MESSAGES.choice,
  })
  .default(DEFAULT_PERIOD)
  .describe("Days up to today: 7, 30, 90 or 365.")
  .meta({ enum: [...PERIOD_DAYS] });

export const periodQuery = z.object({ days });

export const analyticsFileQuery = z.object({
  days,
  table: z
    .enum(ANALYTICS_TABLES, { error: VALIDATION_MESSAGES.choice })
    .describe("funnel, searches, categories, answers or endings."),
});

export const analyticsSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    funnel: z.array(
      z.object({
        step: z.enum(FUNNEL_STEPS),
        count: z.int(),
        kept_percent: z.int().nullable(),
        lost: z.int(),
      }),
    ),
    searches: z.array(z.object({ term: z.string(), count: z.int() })),
    categories: z.array(
      z.object({
        category: z.string(),
        label: z.string(),
        speakers: z.int(),
        views: z.int(),
        inquiries: z.int(),
        booked: z.int(),
      }),
    ),
    answers: z.array(z.object({ upto_hours: z.int().nullable(), count: z.int() })),
    endings: z.array(z.object({ event: z.string(), actor: z.string(), count: z.int() })),
  })
  .meta({ id: "Analytics" });

const text = z.string().nullable();

export const remindersQuery = listQuery(
  REMINDER_SORTS,
  {
    status: choice(REMINDER_STATUSES, "open, done or cancelled."),
    time: choice(REMINDER_TIMES, "overdue, today or later."),
    owner: z.uuid().optional().describe("Only of this person (id)."),
    booking: z.uuid().optional().describe("Only about this booking (id)."),
    speaker: z.uuid().optional().describe("Only about this speaker (id)."),
    customer: z.uuid().optional().describe("Only about this account (id)."),
  },
  "asc",
);

export const remindersSchema = listOf(
  z.object({
    id: z.uuid(),
    title: z.string(),
    note: z.string(),
    channel: z.enum(REMINDER_CHANNELS),
    status: z.enum(REMINDER_STATUSES),
    due_on: z.iso.date(),
    owner_id: z.uuid().nullable(),
    owner: text,
    is_automatic: z.boolean(),
    outcome: z.string(),
    done_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    booking_id: z.uuid().nullable(),
    booking_reference: text,
    event_title: text,
    event_date: z.iso.date().nullable(),
    speaker_id: z.uuid().nullable(),
    speaker: text,
    customer: text,
    customer_email: text,
  }),
)
  .extend({ admins: z.array(z.object({ id: z.uuid(), name: z.string() })) })
  .meta({ id: "Reminders" });

const day = z
  .string(VALIDATION_MESSAGES.day)
  .refine(isCalendarDay, { error: VALIDATION_MESSAGES.day, abort: true })
  .transform((value) => isoDate(value))
  .meta({ format: "date" });

const words = (longest: number) => z.string().trim().max(longest, FORM_MESSAGES.tooLong(longest));

export const createdReminderSchema = z.object({ id: z.uuid() });

export const newReminderSchema = z
  .object({
    title: z
      .string(VALIDATION_MESSAGES.title)
      .trim()
      .min(1, VALIDATION_MESSAGES.title)
      .max(200, FORM_MESSAGES.tooLong(200)),
    note: words(5000).default(""),
    channel: z.enum(REMINDER_CHANNELS, VALIDATION_MESSAGES.choice).default("email"),
    due_on: day,
    owner_id: z.uuid(ERRORS.owner).optional(),
    booking_id: z.uuid(ERRORS.object).optional(),
    speaker_id: z.uuid(ERRORS.object).optional(),
    customer_id: z.uuid(ERRORS.object).optional(),
  })
  .meta({ id: "NewReminder" });

export const reminderStepSchema = z
  .object({
    title: z
      .string(VALIDATION_MESSAGES.title)
      .trim()
      .min(1, VALIDATION_MESSAGES.title)
      .max(200, FORM_MESSAGES.tooLong(200))
      .optional(),
    note: words(5000).optional(),
    channel: z.enum(REMINDER_CHANNELS, VALIDATION_MESSAGES.choice).optional(),
    due_on: day.optional(),
    owner_id: z.uuid(ERRORS.owner).optional(),
    status: z.enum(["done", "cancelled"], VALIDATION_MESSAGES.choice).optional(),
    outcome: words(2000).optional(),
  })
  .refine((step) => Object.values(step).some((value) => value !== undefined), {
    error: ERRORS.nothing,
  })
  .meta({ id: "ReminderStep" });

export const reminderPath = z.object({ id: z.uuid().describe("Id of the reminder.") });

export const sentTestMailSchema = z.object({ to: z.string() });

const date = (en: string) => dayParameter.optional().describe(en).meta({ format: "date" });
const facts = z.record(z.string(), z.unknown()).nullable();

export const auditQuery = listQuery(["at"], {
  actor: choice(BOOKING_ACTORS, "Only what this side has done."),
  object: z.string().max(80).optional().describe("Only about this kind of object."),
  object_id: z.string().max(200).optional().describe("Only about this object."),
  from: date("From this day on."),
  to: date("Up to this day."),
});

export const auditSchema = listOf(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: z.enum(BOOKING_ACTORS),
    actor_id: z.uuid().nullable(),
    who: text,
    action: z.string(),
    object_type: z.string(),
    object_id: z.string(),
    before: facts,
    after: facts,
    reason: text,
    request_id: text,
  }),
)
  .extend({ objects: z.array(z.string()) })
  .meta({ id: "AuditLog" });
