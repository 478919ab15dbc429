import { createRoute, type z } from "@hono/zod-openapi";
import {
  type BookingPage,
  listVisibleBookings,
  MAX_BOOKINGS,
} from "#features/bookings/list-bookings.server.ts";
import { readBooking, type VisibleBooking } from "#features/bookings/read-booking.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  bookingPageSchema,
  bookingParameters,
  bookingPath,
  bookingSchema,
} from "./schemas/booking.ts";
import { forbidden, malformed, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const listRoute = createRoute({
  ...operation("listBookings"),
  method: "get",
  path: "/bookings",
  middleware: privateAnswer(),
  request: { query: bookingParameters },
  responses: {
    200: {
      description: "One page of bookings",
      content: { "application/json": { schema: bookingPageSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
  },
});

const readRoute = createRoute({
  ...operation("readBooking"),
  method: "get",
  path: "/bookings/{id}",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: {
    200: { description: "The booking", content: { "application/json": { schema: bookingSchema } } },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function bookingRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { status = [], limit = MAX_BOOKINGS, as, cursor } = c.req.valid("query");
      const asked = { as, statuses: [status].flat(), cursor, limit };
      const page = await listVisibleBookings(ctx, viewerOf(c), asked);
      if (!page.ok) return signInProblem(c);
      const { items, nextCursor } = page.value;
      return c.json({ items: items.map(describeSummary), nextCursor }, 200);
    })
    .openapi(readRoute, async (c) => {
      const booking = await readBooking(ctx, viewerOf(c), c.req.valid("param").id);
      if (booking.ok) return c.json(describeBooking(booking.value), 200);
      return booking.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

function describeSummary(row: BookingPage["items"][number]) {
  return {
    ...row,
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Field by field: a new column of the table appears nowhere by itself. */
function describeBooking({
  booking,
  speaker,
  showsBilling,
}: VisibleBooking): z.input<typeof bookingSchema> {
  const billing = {
    contact_email: booking.contact_email,
    contact_phone: booking.contact_phone,
    company: booking.billing_company,
    street: booking.billing_street,
    postal_code: booking.billing_postal_code,
    city: booking.billing_city,
    country: booking.billing_country,
    vat_id: booking.billing_vat_id,
  };
  return {
    id: booking.id,
    booking_reference: booking.booking_reference,
    status: booking.status,
    booking_mode: booking.booking_mode,
    event_title: booking.event_title,
    event_date: booking.event_date,
    event_start_time: booking.event_start_time,
    event_duration_minutes: booking.event_duration_minutes,
    event_type: booking.event_type,
    event_location: booking.event_location,
    audience_size: booking.audience_size,
    format_label: booking.format_label,
    total_amount: booking.total_amount,
    gross_amount_cents: booking.gross_amount_cents,
    expires_at: booking.expires_at?.toISOString() ?? null,
    created_at: booking.created_at.toISOString(),
    speaker,
    customer_notes: booking.customer_notes,
    includes_qa: booking.includes_qa,
    qa_duration_minutes: booking.qa_duration_minutes,
    qa_fee_cents: booking.qa_fee_cents,
    travel_cost_cents: booking.travel_cost_cents,
    vat_rate_basis_points: booking.vat_rate_basis_points,
    vat_amount_cents: booking.vat_amount_cents,
    offer_price_cents: booking.offer_price_cents,
    offer_message: booking.offer_message,
    decline_reason: booking.decline_reason,
    cancellation_reason: booking.cancellation_reason,
    contact_person: booking.contact_person,
    billing: showsBilling ? billing : null,
  };
}
