import { z } from "@hono/zod-openapi";
import { ROLES } from "#domain/account/roles.ts";
import { USER_ACTIONS, USER_SORTS, USER_STATES } from "#domain/account/user-list.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { INVOICE_KINDS } from "#domain/invoicing/invoice-document.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { ADMIN_USER_OPERATIONS as OPERATIONS } from "../docs/admin-user-texts.ts";
import { historySchema } from "./admin-speaker.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

const texts = OPERATIONS.listUsers.parameters;

export const userListQuery = listQuery(USER_SORTS, {
  role: choice(ROLES, texts.role.en),
  state: choice(USER_STATES, texts.state.en),
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
).openapi("AdminUserList");

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
  .openapi("AdminUserRecord");

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
  .openapi("AdminUserView");

export const userPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.readUser.parameters.id.en,
  }),
});

const text = z.string({ error: E.reason }).trim().max(1000, E.tooLong(1000));
const optionalReason = text.nullable().default(null);
const reason = text.min(3, E.reason);

export const purposeSchema = z.strictObject({ reason }).openapi("AdminPurpose");
export const userActionSchema = z
  .strictObject({ action: z.enum(USER_ACTIONS, { error: E.choice }), reason: optionalReason })
  // Who is blocked is told why.
  .refine(({ action, reason: why }) => action !== "block" || reason.safeParse(why).success, {
    path: ["reason"],
    error: E.reason,
  })
  .openapi("AdminUserAction");
export const userRoleSchema = z
  .strictObject({ role: z.enum(ROLES, { error: E.choice }), reason })
  .openapi("AdminUserRole");
export const roleStateSchema = z
  .object({ state: z.enum(["done", "waiting"]) })
  .openapi("AdminUserRoleState");
export const userDeletionSchema = z
  .strictObject({ confirmation: z.string({ error: E.email }).max(254, E.tooLong(254)), reason })
  .openapi("AdminUserDeletion");
