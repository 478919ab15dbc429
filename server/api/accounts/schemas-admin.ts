import { z } from "zod";
import { ROLES } from "#domain/account/roles.ts";
import {
  SECURITY_EVENTS,
  SECURITY_GROUPS,
  SECURITY_PERIODS,
  SECURITY_SUMMARY,
} from "#domain/account/security-event.ts";
import { USER_ACTIONS, USER_SORTS, USER_STATES } from "#domain/account/user-list.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { INVOICE_KINDS } from "#domain/invoicing/invoice-document.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { historySchema } from "#server/api/schemas/history.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { day } from "../schemas/parameters.ts";

export const userListQuery = listQuery(USER_SORTS, {
  role: choice(ROLES, "Only accounts with this role."),
  state: choice(USER_STATES, "Only accounts in this state."),
});

const user = {
  id: z.uuid(),
  email: z.string(),
  company_name: z.string().nullable(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  has_factor: z.boolean(),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
};

export const userListSchema = listOf(
  z.object({ ...user, name: z.string(), bookings: z.int() }),
).meta({ id: "AdminUserList" });

export const userRecordSchema = z
  .object({
    ...user,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    phone: z.string().nullable(),
    billing_city: z.string().nullable(),
    billing_country: z.string().nullable(),
    speaker_id: z.uuid().nullable(),
    speaker_name: z.string().nullable(),
    speaker_status: z.enum(SPEAKER_STATUSES).nullable(),
    sessions: z.int(),
    history: historySchema,
    /** Appointed by one admin, not yet confirmed by a second. */
    grant: z
      .object({
        by: z.uuid().nullable(),
        by_email: z.string().nullable(),
        at: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: "AdminUserRecord" });

export const userViewSchema = z
  .object({
    bookings: z.array(
      z.object({
        id: z.uuid(),
        booking_reference: z.string(),
        event_title: z.string(),
        event_date: z.iso.date(),
        status: z.enum(BOOKING_STATUSES),
        speaker: z.string(),
      }),
    ),
    invoices: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(INVOICE_KINDS),
        gross_cents: z.int(),
        due_date: z.iso.date(),
      }),
    ),
    conversations: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        speaker: z.string(),
        last_message_at: z.iso.datetime().nullable(),
      }),
    ),
    notices: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        message: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
    shortlists: z.array(z.object({ id: z.uuid(), title: z.string(), speakers: z.int() })),
  })
  .meta({ id: "AdminUserView" });

export const userPath = z.object({ id: z.uuid().describe("Id of the account.") });

const text = z
  .string({ error: VALIDATION_MESSAGES.reason })
  .trim()
  .max(1000, FORM_MESSAGES.tooLong(1000));
const optionalReason = text.nullable().default(null);
const reason = text.min(3, VALIDATION_MESSAGES.reason);

export const purposeSchema = z.strictObject({ reason }).meta({ id: "AdminPurpose" });
export const userActionSchema = z
  .strictObject({
    action: z.enum(USER_ACTIONS, { error: VALIDATION_MESSAGES.choice }),
    reason: optionalReason,
  })
  // The owner of a blocked account is told why.
  .refine(({ action, reason: why }) => action !== "block" || reason.safeParse(why).success, {
    path: ["reason"],
    error: VALIDATION_MESSAGES.reason,
  })
  .meta({ id: "AdminUserAction" });
export const userRoleSchema = z
  .strictObject({ role: z.enum(ROLES, { error: VALIDATION_MESSAGES.choice }), reason })
  .meta({ id: "AdminUserRole" });
export const roleStateSchema = z
  .object({ state: z.enum(["done", "waiting"]) })
  .meta({ id: "AdminUserRoleState" });
export const userDeletionSchema = z
  .strictObject({
    confirmation: z.string({ error: FORM_MESSAGES.email }).max(254, FORM_MESSAGES.tooLong(254)),
    reason,
  })
  .meta({ id: "AdminUserDeletion" });

const date = (en: string) => day.optional().describe(en).meta({ format: "date" });

export const securityQuery = listQuery(["at"], {
  group: choice(SECURITY_GROUPS, "Only events of this group."),
  event: choice(SECURITY_EVENTS, "Only events of this kind."),
  user: z
    .uuid({ error: VALIDATION_MESSAGES.choice })
    .optional()
    .describe("Only events of this account."),
  period: choice(SECURITY_PERIODS, "day, week or month: the last 24 hours, 7 or 30 days."),
  from: date("From this day on."),
  to: date("Up to this day."),
});

export const securitySchema = listOf(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    event: z.enum(SECURITY_EVENTS),
    user_id: z.uuid().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    actor_id: z.uuid().nullable(),
    actor_email: z.string().nullable(),
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  }),
)
  .extend({ summary: z.array(z.object({ event: z.enum(SECURITY_SUMMARY), count: z.int() })) })
  .meta({ id: "SecurityEvents" });
