import { z } from "zod";
import { MAX_EXTENSION_DAYS } from "#domain/booking/change/adjustment.ts";
import { BOOKING_NEEDS, BOOKING_SORTS } from "#domain/booking/list/booking-list.ts";
import {
  BOOKING_ACTORS,
  BOOKING_EVENTS,
  BOOKING_MODES,
  BOOKING_STATUSES,
} from "#domain/booking/status.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { cardSchema } from "../discovery/schemas.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { day } from "../schemas/parameters.ts";
import { transitionSchema } from "./schemas-changes.ts";
import { BOOKING_FIELD_ERRORS as FIELD_ERRORS } from "./texts.ts";

const date = day.optional().meta({ format: "date" });

export const allBookingsQuery = listQuery(BOOKING_SORTS, {
  status: choice(BOOKING_STATUSES, "Only bookings in this state."),
  need: choice(BOOKING_NEEDS, "Only what needs attention: unanswered, stuck, contract or invoice."),
  from: date.describe("Events from this day on."),
  to: date.describe("Events up to this day."),
  speaker: z.uuid().optional().describe("Only of this speaker (id)."),
  customer: z.uuid().optional().describe("Only of this account (id)."),
});

export const allBookingsSchema = listOf(
  z.object({
    id: z.uuid(),
    booking_reference: z.string(),
    status: z.enum(BOOKING_STATUSES),
    booking_mode: z.enum(BOOKING_MODES),
    event_title: z.string(),
    event_date: z.iso.date(),
    event_location: z.string(),
    format_label: z.string().nullable(),
    event_duration_minutes: z.int(),
    billing_company: z.string(),
    contact_person: z.string(),
    total_amount: z.int(),
    gross_amount_cents: z.int(),
    vat_rate_basis_points: z.int(),
    offer_price_cents: z.int().nullable(),
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    invoice_number: z.string().nullable(),
    is_signed: z.boolean(),
    speaker: z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      profile_image_url: z.string().nullable(),
    }),
  }),
).meta({ id: "AllBookings" });

const actor = z.enum(BOOKING_ACTORS);

export const bookingAdminDetailSchema = z
  .object({
    customer: z.object({ id: z.uuid(), email: z.string(), name: z.string().nullable() }).nullable(),
    notes: z.array(
      z.object({
        id: z.uuid(),
        note: z.string(),
        author: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
    audit: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        actor,
        who: z.string().nullable(),
        action: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    effects: z.array(
      z.object({
        id: z.int(),
        kind: z.string(),
        to: z.string().nullable(),
        subject: z.string().nullable(),
        mail_id: z.uuid().nullable(),
        last_error: z.string().nullable(),
        created_at: z.iso.datetime(),
        done_at: z.iso.datetime().nullable(),
        failed_at: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: "BookingFile" });

const why = z
  .string(VALIDATION_MESSAGES.reason)
  .trim()
  .min(1, VALIDATION_MESSAGES.reason)
  .max(1000, FORM_MESSAGES.tooLong(1000));

/** Unlike the people of a booking, an admin always says why. */
export const adminTransitionSchema = transitionSchema
  .omit({ event: true, reason: true })
  .extend({
    event: z.enum(BOOKING_EVENTS, VALIDATION_MESSAGES.choice),
    reason: why,
  })
  .meta({ id: "AdminBookingTransition" });

export const adjustmentSchema = z
  .object({
    extend_days: z
      .int(FIELD_ERRORS.extension)
      .min(1, FIELD_ERRORS.extension)
      .max(MAX_EXTENSION_DAYS, FIELD_ERRORS.extension)
      .optional(),
    net_cents: z
      .int(FIELD_ERRORS.amount)
      .min(1, FIELD_ERRORS.amount)
      .max(100_000_000, FIELD_ERRORS.amount)
      .optional(),
    reason: why,
  })
  .meta({ id: "BookingAdjustment" });

export const replacementSchema = z
  .object({
    slugs: z
      .array(z.string().max(120), FIELD_ERRORS.suggestions)
      .min(1, FIELD_ERRORS.suggestions)
      .max(3, FIELD_ERRORS.suggestions),
    message: why,
  })
  .meta({ id: "ReplacementSuggestion" });

export const newNoteSchema = z
  .object({
    note: z
      .string(FORM_MESSAGES.required)
      .trim()
      .min(1, FORM_MESSAGES.required)
      .max(5000, FORM_MESSAGES.tooLong(5000)),
  })
  .meta({ id: "NewBookingNote" });

export const notedSchema = z.object({ id: z.uuid() });
export const replacementsSchema = z.object({ candidates: z.array(cardSchema) });
export const suggestedSchema = z.object({ sent: z.int() });
