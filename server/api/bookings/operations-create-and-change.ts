import { createHash } from "node:crypto";
import type { Context } from "hono";
import { failure } from "#domain/result.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { changeReferences } from "#features/bookings/change/change-references.server.ts";
import { changeStatus } from "#features/bookings/change/change-status.server.ts";
import { nearestDays } from "#features/bookings/create/explain-refusal.server.ts";
import { readBooking } from "#features/bookings/detail/read-booking.server.ts";
import {
  type PostponeError,
  type PostponementRequest,
  postponeBooking,
} from "#features/bookings/postpone/postpone-booking.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { createBooking } from "#flows/create-booking.server.ts";
import { bothSides } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { type ApiEnv, viewerOf } from "#server/api/request/api-env.ts";
import { readVisibleBooking } from "./read-visible-booking.ts";
import { CHANGE_REFUSALS, CREATE_REFUSALS, POSTPONEMENT_REFUSALS } from "./refusals.ts";
import { bookingPath, bookingSchema, createdBookingSchema } from "./schemas.ts";
import { buyerReferencesSchema } from "./schemas-buyer-references.ts";
import * as changes from "./schemas-changes.ts";
import { bookingHeaders, newBookingSchema } from "./schemas-create-booking.ts";
import { BOOKING_ERRORS } from "./texts.ts";

export const bookingChangeOperations = {
  "POST /bookings": operation({
    id: "createBooking",
    summary: "Make a binding booking (direct) or a non-binding inquiry (inquiry)",
    description:
      "The price is computed here; if it differs from `expected_total_amount` (net, cents) or `expected_gross_amount` (gross, cents) nothing is stored (409 price_changed). If the day is taken, 409 date_taken names the nearest free days. A duration of 240 or 480 without `workshop_id` means half a day or a day of workshop. The same header `Idempotency-Key` gives the same booking. `effects` says what became of invoice and mails.",
    access: bothSides,
    invalidBody: 422,
    input: { headers: bookingHeaders, body: newBookingSchema },
    output: created(createdBookingSchema),
    refusals: CREATE_REFUSALS,
    run: (ctx, viewer, { headers, body: newBooking }, { context }) =>
      createBooking(ctx, viewer, {
        newBooking,
        key: headers["idempotency-key"],
        hash: createHash("sha256").update(JSON.stringify(newBooking)).digest("hex"),
        admit: (isFresh) => admit(context, isFresh),
      }),
  }),

  "POST /bookings/{id}/transitions": operation({
    id: "changeBooking",
    summary: "Move a booking on: offer, hold, decline, accept, withdraw, cancel and so on",
    description:
      "The booking's `possible_events` says what is possible now. An offer needs `offer_price_cents` (net), declining needs `reason`. Accepting and cancelling may say with `expected_total_amount` or `expected_fee_cents` (net, cents) what was shown; if it no longer holds, nothing changes (409 offer_changed, fee_changed). Once the event has begun, it is neither offered nor held, and only the administration cancels (409 event_begun).",
    access: bothSides,
    invalidBody: 422,
    input: { params: bookingPath, body: changes.transitionSchema },
    output: json(bookingSchema),
    refusals: CHANGE_REFUSALS,
    run: async (ctx, viewer, { params: { id }, body }) => {
      const { event, ...details } = body;
      const changed = await changeStatus(ctx, viewer, id, { event, details });
      return changed.ok ? readVisibleBooking(ctx, viewer, id) : changed;
    },
  }),

  "PUT /bookings/{id}/buyer-references": operation({
    id: "changeBuyerReferences",
    summary:
      "Change order number (BT-13), cost centre (BT-19) and Leitweg-ID (BT-10) of the invoice",
    description:
      "Possible until it is issued (409 invoice_issued after that), and again once it was cancelled.",
    access: bothSides,
    invalidBody: 422,
    input: { params: bookingPath, body: buyerReferencesSchema },
    output: json(bookingSchema),
    refusals: { invoice_issued: conflict(BOOKING_ERRORS.invoice_issued) },
    run: async (ctx, viewer, { params: { id }, body }) => {
      const { order_number = null, cost_centre = null, leitweg_id = null } = body;
      const references = { order_number, cost_centre, leitweg_id };
      const changed = await changeReferences(ctx, viewer, id, references);
      return changed.ok ? readVisibleBooking(ctx, viewer, id) : changed;
    },
  }),

  "POST /bookings/{id}/postponement": operation({
    id: "askPostponement",
    summary: "Ask for another day for a confirmed booking, as its customer",
    description:
      "Until the speaker agrees everything stays as it is, and the new day is not taken. If it is gone already, 409 date_taken names the nearest free days. Admins may act for the customer.",
    access: bothSides,
    invalidBody: 422,
    input: { params: bookingPath, body: changes.postponementRequestSchema },
    output: json(bookingSchema),
    refusals: POSTPONEMENT_REFUSALS,
    run: (ctx, viewer, { params, body: { event_date: to, message } }) =>
      postpone(ctx, viewer, params.id, { step: "ask", to, message }),
  }),

  "POST /bookings/{id}/postponement/answer": operation({
    id: "answerPostponement",
    summary: "Answer a requested day: accept or decline as the speaker, withdraw as the customer",
    description:
      "Admins may act for either. `event_date` repeats the requested day. With the agreement the booking moves: the old day is free and the new one taken; contract, unpaid invoice and calendar file follow.",
    access: bothSides,
    invalidBody: 422,
    input: { params: bookingPath, body: changes.postponementAnswerSchema },
    output: json(bookingSchema),
    refusals: POSTPONEMENT_REFUSALS,
    run: (ctx, viewer, { params, body }) => {
      const { answer: step, event_date: to, message } = body;
      return postpone(ctx, viewer, params.id, { step, to, message });
    },
  }),
} as const;

/** Counted per account: colleagues in one office share an address, but not an account. */
async function admit(c: Context<ApiEnv>, isFresh: boolean): Promise<number | null> {
  const viewer = viewerOf(c);
  const limiter = c.get("rateLimiter");
  if (viewer.kind === "visitor") return null;
  const account = [`account:${viewer.userId}`];
  const perDay = isFresh ? "booking_day_fresh" : "booking_day";
  return (await limiter.use("booking", account)) ?? limiter.use(perDay, account);
}

async function postpone(ctx: Ctx, viewer: Viewer, id: string, request: PostponementRequest) {
  const taken = await postponeBooking(ctx, viewer, id, request);
  return taken.ok
    ? readVisibleBooking(ctx, viewer, id)
    : failure(await explained(ctx, viewer, { id, to: request.to, error: taken.error }));
}

type Refused = { readonly id: string; readonly to: IsoDate; readonly error: PostponeError };
type PostponeFailure =
  | Exclude<PostponeError, "date_taken">
  | { readonly code: "date_taken"; readonly freeDays: readonly IsoDate[] };

/** As for a new booking, the nearest days that are still free come along with one that is gone (C-92). */
async function explained(
  ctx: Ctx,
  viewer: Viewer,
  { id, to, error }: Refused,
): Promise<PostponeFailure> {
  if (error !== "date_taken") return error;
  const found = await readBooking(ctx, viewer, id);
  if (!found.ok) return found.error;
  const requested = { speaker_id: found.value.speaker.id, event_date: to };
  return { code: error, freeDays: await nearestDays(ctx, requested) };
}
