import { z } from "zod";
import { EFFECT_STATES } from "#data/queries/bookings/booking-effects.ts";
import { POSTPONEMENT_STEPS } from "#domain/booking/change/postponement.ts";
import { EVENT_TYPES } from "#domain/booking/draft/draft.ts";
import { EVENT_DETAIL_NAMES } from "#domain/booking/event-details.ts";
import { HISTORY_EVENTS } from "#domain/booking/history-event.ts";
import { bookingPosition } from "#domain/booking/list/booking-cursor.ts";
import { BOOKING_STAGES, OWN_BOOKING_SORTS } from "#domain/booking/list/booking-list.ts";
import {
  BOOKING_ACTORS,
  BOOKING_EVENTS,
  BOOKING_MODES,
  BOOKING_STATUSES,
} from "#domain/booking/status.ts";
import { SETTLEMENT_OCCASIONS } from "#domain/invoicing/settlement/settlement.ts";
import { TRAVEL_COST_STATES, VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { recordBy } from "#domain/record/record-by.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { PARAMETER_ERRORS } from "#server/api/schemas/texts.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

const status = z.enum(BOOKING_STATUSES, { error: VALIDATION_MESSAGES.choice });
const side = z.enum(["customer", "speaker"], { error: VALIDATION_MESSAGES.choice });
const text = z.string().nullable();

export const bookingParameters = z.object({
  as: side.optional().describe("Only the own ones of one side: customer or speaker."),
  status: z
    .union([status, z.array(status).max(BOOKING_STATUSES.length)], {
      error: VALIDATION_MESSAGES.choice,
    })
    .optional()
    .meta({ type: "array", items: { enum: [...BOOKING_STATUSES] } })
    .describe("Only bookings with this status; may be repeated."),
  cursor: z
    .string({ error: PARAMETER_ERRORS.cursor })
    .refine((cursor) => bookingPosition(cursor) !== undefined, { error: PARAMETER_ERRORS.cursor })
    .optional()
    .describe("Pointer from the previous answer (`nextCursor`)."),
  limit: z.coerce
    .number({ error: VALIDATION_MESSAGES.wholeNumber })
    .int(VALIDATION_MESSAGES.wholeNumber)
    .optional()
    .meta({ example: 20 })
    .describe("Entries per page, 1 to 50 (default 50). Other numbers are clamped to that range."),
});

export const bookingPath = z.object({
  id: z.uuid().describe("Id of the booking."),
});

const summaryFields = {
  id: z.uuid(),
  booking_reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  booking_mode: z.enum(BOOKING_MODES),
  event_title: z.string(),
  event_date: z.iso.date(),
  event_start_time: z.string(),
  event_duration_minutes: z.int(),
  event_type: z.enum(EVENT_TYPES),
  event_location: z.string(),
  audience_size: z.int(),
  format_label: text,
  total_amount: z.int(),
  vat_rate_basis_points: z.int(),
  gross_amount_cents: z.int(),
  offer_price_cents: z.int().nullable(),
  expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** A request to postpone that waits for an answer. */
  postponement: z
    .object({ event_date: z.iso.date(), message: text, expires_at: z.iso.datetime() })
    .nullable(),
  speaker: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    profile_image_url: text,
    is_listed: z.boolean(),
  }),
};

/** For the speaker and admins; null for others and where nothing will be paid. */
const payoutSchema = z
  .object({
    occasion: z.enum(SETTLEMENT_OCCASIONS),
    fee_cents: z.int(),
    travel_cents: z.int(),
    commission_basis_points: z.int(),
    commission_cents: z.int(),
    payout_cents: z.int(),
    vat_cents: z.int(),
    settlement: z
      .object({ number: z.string(), issue_date: z.iso.date(), is_credit_note: z.boolean() })
      .nullable(),
  })
  .nullable()
  .meta({ id: "SpeakerPayout" });

const bookingSummarySchema = z
  .object({ ...summaryFields, payout: payoutSchema })
  .meta({ id: "BookingSummary" });

export const bookingPageSchema = z
  .object({ items: z.array(bookingSummarySchema), nextCursor: z.string().nullable() })
  .meta({ id: "BookingPage" });

export const ownBookingQuery = listQuery(OWN_BOOKING_SORTS, {
  as: side.default("customer").describe("From which side: customer (default) or speaker."),
  status: choice(BOOKING_STATUSES, "Only bookings with this status."),
  stage: choice(
    BOOKING_STAGES,
    "Only bookings of this stage: requested, pending, confirmed, completed or over.",
  ),
});

export const ownBookingsSchema = listOf(bookingSummarySchema)
  .extend({ stages: z.record(z.enum(BOOKING_STAGES), z.int()) })
  .meta({ id: "OwnBookingList" });

const effectState = z.enum(EFFECT_STATES);

/** What a new booking set off, as far as it is known. */
export const effectsSchema = z
  .object({
    invoice: effectState.optional(),
    speaker_notification: effectState,
    customer_confirmation: effectState,
  })
  .meta({ id: "BookingEffects" });

const bookingFields = {
  ...summaryFields,
  is_virtual: z.boolean(),
  ...recordBy(EVENT_DETAIL_NAMES, () => text),
  workshop_id: z.uuid().nullable(),
  selected_talk_id: z.uuid().nullable(),
  includes_qa: z.boolean(),
  qa_duration_minutes: z.int().nullable(),
  base_fee_cents: z.int(),
  qa_fee_cents: z.int(),
  travel_cost_cents: z.int(),
  travel_cost_state: z.enum(TRAVEL_COST_STATES),
  adjustment_cents: z.int(),
  vat_treatment: z.enum(VAT_TREATMENTS),
  vat_note: text,
  vat_rate_basis_points: z.int(),
  vat_amount_cents: z.int(),
  offer_price_cents: z.int().nullable(),
  offer_message: text,
  decline_reason: text,
  cancellation_reason: text,
  cancellation_fee_cents: z.int().nullable(),
  contact_person: z.string(),
  billing_company: z.string(),
};

/** The row as it was stored, under the names of the specification. */
export const createdBookingSchema = z
  .object({
    ...bookingFields,
    speaker_id: z.uuid(),
    customer_id: z.uuid(),
    contact_email: z.string(),
    contact_phone: z.string(),
    billing_street: z.string(),
    billing_city: z.string(),
    billing_postal_code: z.string(),
    billing_country: z.string(),
    billing_vat_id: text,
    billing_order_number: text,
    billing_cost_centre: text,
    billing_leitweg_id: text,
    effects: effectsSchema,
  })
  .meta({ id: "CreatedBooking" });

export const bookingSchema = z
  .object({
    ...bookingFields,
    possible_events: z.array(z.enum(BOOKING_EVENTS)),
    possible_postponement: z.array(z.enum(POSTPONEMENT_STEPS)),
    effects: effectsSchema.nullable(),
    payout: payoutSchema,
    invoice: z
      .object({
        id: z.uuid(),
        number: z.string(),
        issue_date: z.iso.date(),
        due_date: z.iso.date(),
        gross_cents: z.int(),
        is_sent: z.boolean(),
        is_cancelled: z.boolean(),
      })
      .nullable(),
    billing: z
      .object({
        contact_email: z.string(),
        contact_phone: z.string(),
        company: z.string(),
        street: z.string(),
        postal_code: z.string(),
        city: z.string(),
        country: z.string(),
        vat_id: text,
        order_number: text,
        cost_centre: text,
        leitweg_id: text,
        /** Whether the three before may still be changed: no valid invoice names them yet. */
        can_change_references: z.boolean(),
      })
      .nullable(),
    customer_id: z.uuid(),
    conversation_id: z.uuid().nullable(),
    history: z.array(
      z.object({
        event: z.enum(HISTORY_EVENTS),
        actor: z.enum(BOOKING_ACTORS),
        to_status: z.enum(BOOKING_STATUSES),
        reason: text,
        to_date: z.iso.date().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "Booking" });
