import { z } from "@hono/zod-openapi";
import {
  REMINDER_CHANNELS,
  REMINDER_SORTS,
  REMINDER_STATUSES,
  REMINDER_TIMES,
} from "#domain/crm/reminders.ts";
import { FUNNEL_STEPS } from "#domain/insights/funnel-steps.ts";
import { DEFAULT_PERIOD, PERIOD_DAYS, type PeriodDays } from "#domain/insights/period.ts";
import { isCalendarDay, isoDate } from "#domain/iso-date.ts";
import { ADMIN_PLATFORM_OPERATIONS as DOCS } from "../docs/admin-platform-texts.ts";
import { OPERATIONS_ERRORS as ERRORS } from "../operations-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

export const ANALYTICS_TABLES = ["funnel", "searches", "categories", "answers", "endings"] as const;

const days = z.coerce
  .number({ error: PARAMETER_ERRORS.choice })
  .refine((value): value is PeriodDays => PERIOD_DAYS.some((known) => known === value), {
    error: PARAMETER_ERRORS.choice,
  })
  .default(DEFAULT_PERIOD)
  .openapi({
    type: "integer",
    enum: [...PERIOD_DAYS],
    description: DOCS.readAnalytics.parameters.days.en,
  });

export const periodQuery = z.object({ days });

export const analyticsFileQuery = z.object({
  days,
  table: z
    .enum(ANALYTICS_TABLES, { error: PARAMETER_ERRORS.choice })
    .openapi({ description: DOCS.exportAnalytics.parameters.table.en }),
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
  .openapi("Analytics");

const reminderTexts = DOCS.listReminders.parameters;
const text = z.string().nullable();

export const remindersQuery = listQuery(
  REMINDER_SORTS,
  {
    status: choice(REMINDER_STATUSES, reminderTexts.status.en),
    time: choice(REMINDER_TIMES, reminderTexts.time.en),
    owner: z.uuid().optional().openapi({ description: reminderTexts.owner.en }),
    booking: z.uuid().optional().openapi({ description: reminderTexts.booking.en }),
    speaker: z.uuid().optional().openapi({ description: reminderTexts.speaker.en }),
    customer: z.uuid().optional().openapi({ description: reminderTexts.customer.en }),
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
  .openapi("Reminders");

const day = z
  .string(ERRORS.date)
  .refine(isCalendarDay, { error: ERRORS.date, abort: true })
  .transform((value) => isoDate(value))
  .openapi({ type: "string", format: "date" });

const words = (longest: number) => z.string().trim().max(longest, ERRORS.tooLong(longest));

export const newReminderSchema = z
  .object({
    title: z.string(ERRORS.title).trim().min(1, ERRORS.title).max(200, ERRORS.tooLong(200)),
    note: words(5000).default(""),
    channel: z.enum(REMINDER_CHANNELS, ERRORS.choice).default("email"),
    due_on: day,
    owner_id: z.uuid(ERRORS.owner).optional(),
    booking_id: z.uuid(ERRORS.object).optional(),
    speaker_id: z.uuid(ERRORS.object).optional(),
    customer_id: z.uuid(ERRORS.object).optional(),
  })
  .openapi("NewReminder");

export const reminderStepSchema = z
  .object({
    title: z
      .string(ERRORS.title)
      .trim()
      .min(1, ERRORS.title)
      .max(200, ERRORS.tooLong(200))
      .optional(),
    note: words(5000).optional(),
    channel: z.enum(REMINDER_CHANNELS, ERRORS.choice).optional(),
    due_on: day.optional(),
    owner_id: z.uuid(ERRORS.owner).optional(),
    status: z.enum(["done", "cancelled"], ERRORS.choice).optional(),
    outcome: words(2000).optional(),
  })
  .refine((step) => Object.values(step).some((value) => value !== undefined), {
    error: ERRORS.nothing,
  })
  .openapi("ReminderStep");

export const reminderPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: DOCS.changeReminder.parameters.id.en,
  }),
});
