import { createRoute, type z } from "@hono/zod-openapi";
import { describeBilling, describeBooking } from "#features/bookings/describe-booking.server.ts";
import {
  type BookingPage,
  listVisibleBookings,
  MAX_BOOKINGS,
} from "#features/bookings/list-bookings.server.ts";
import { searchOwnBookings } from "#features/bookings/list-own-bookings.server.ts";
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
  ownBookingQuery,
  ownBookingsSchema,
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

const searchRoute = createRoute({
  ...operation("searchOwnBookings"),
  method: "get",
  path: "/me/bookings",
  middleware: privateAnswer(),
  request: { query: ownBookingQuery },
  responses: {
    200: {
      description: "One page of the own bookings",
      content: { "application/json": { schema: ownBookingsSchema } },
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
    .openapi(searchRoute, async (c) => {
      const found = await searchOwnBookings(ctx, viewerOf(c), c.req.valid("query"));
      if (!found.ok) return signInProblem(c);
      return c.json({ ...found.value, items: found.value.items.map(describeSummary) }, 200);
    })
    .openapi(readRoute, async (c) => {
      const booking = await readBooking(ctx, viewerOf(c), c.req.valid("param").id);
      if (booking.ok) return c.json(describeVisible(booking.value), 200);
      return booking.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

function describeSummary({ postponement: wish, ...row }: BookingPage["items"][number]) {
  return {
    ...row,
    postponement: wish && { ...wish, expires_at: new Date(wish.expires_at).toISOString() },
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export function describeVisible(visible: VisibleBooking): z.input<typeof bookingSchema> {
  const { booking, speaker, showsBilling, invoice, effects } = visible;
  return {
    ...describeBooking(booking, speaker, visible.postponement),
    possible_events: [...visible.possibleEvents],
    possible_postponement: [...visible.possiblePostponement],
    effects,
    payout: visible.payout,
    invoice: invoice && describeInvoice(invoice),
    billing: showsBilling
      ? { ...describeBilling(booking), can_change_references: visible.canChangeReferences }
      : null,
    customer_id: booking.customer_id,
    conversation_id: visible.conversationId,
    history: visible.history.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}

function describeInvoice(invoice: NonNullable<VisibleBooking["invoice"]>) {
  const { sent_at, cancelled_at, ...row } = invoice;
  return { ...row, is_sent: sent_at !== null, is_cancelled: cancelled_at !== null };
}
