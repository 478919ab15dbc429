import { z } from "@hono/zod-openapi";
import { bookingPosition } from "#domain/booking/booking-cursor.ts";
import { EVENT_TYPES } from "#domain/booking/draft.ts";
import { BOOKING_MODES, BOOKING_STATUSES } from "#domain/booking/status.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";

const texts = OPERATIONS.listBookings.parameters;
const status = z.enum(BOOKING_STATUSES, { error: PARAMETER_ERRORS.choice });
const text = z.string().nullable();

export const bookingParameters = z.object({
  as: z
    .enum(["customer", "speaker"], { error: PARAMETER_ERRORS.choice })
    .optional()
    .openapi({ description: texts.as.en }),
  status: z
    .union([status, z.array(status).max(BOOKING_STATUSES.length)], {
      error: PARAMETER_ERRORS.choice,
    })
    .optional()
    .openapi({
      type: "array",
      items: { type: "string", enum: [...BOOKING_STATUSES] },
      description: texts.status.en,
    }),
  cursor: z
    .string({ error: PARAMETER_ERRORS.cursor })
    .refine((cursor) => bookingPosition(cursor) !== undefined, { error: PARAMETER_ERRORS.cursor })
    .optional()
    .openapi({ description: texts.cursor.en }),
  limit: z.coerce
    .number({ error: PARAMETER_ERRORS.limit })
    .int(PARAMETER_ERRORS.limit)
    .optional()
    .openapi({ type: "integer", description: texts.limit.en, example: 20 }),
});

export const bookingPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.readBooking.parameters.id.en,
  }),
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
  gross_amount_cents: z.int(),
  expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  speaker: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    profile_image_url: text,
    is_listed: z.boolean(),
  }),
};

const bookingSummarySchema = z.object(summaryFields).openapi("BookingSummary");

export const bookingPageSchema = z
  .object({ items: z.array(bookingSummarySchema), nextCursor: z.string().nullable() })
  .openapi("BookingPage");

export const bookingSchema = z
  .object({
    ...summaryFields,
    customer_notes: text,
    includes_qa: z.boolean(),
    qa_duration_minutes: z.int().nullable(),
    qa_fee_cents: z.int(),
    travel_cost_cents: z.int(),
    vat_rate_basis_points: z.int(),
    vat_amount_cents: z.int(),
    offer_price_cents: z.int().nullable(),
    offer_message: text,
    decline_reason: text,
    cancellation_reason: text,
    contact_person: z.string(),
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
      })
      .nullable(),
  })
  .openapi("Booking");
