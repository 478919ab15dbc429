import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { lockDay, lockMonth } from "#data/queries/availability/day-lock.ts";
import type { Bookable } from "#data/queries/bookings/booking-offer.ts";
import {
  type BookingRow,
  insertBooking,
  type NewBookingRow,
  recordCreation,
} from "#data/queries/bookings/booking-writes.ts";
import { claimRequest, releaseRequest } from "#data/queries/bookings/idempotency.ts";
import { type BookingDeadlines, expiryMs } from "#domain/booking/booking-deadlines.ts";
import type { BookingRefusal } from "#domain/booking/booking-refusal.ts";
import type { CancellationTier } from "#domain/booking/cancellation/cancellation-terms.ts";
import { startMs } from "#domain/booking/draft/event-time.ts";
import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import { statusOnCreation } from "#domain/booking/status.ts";
import { BOOKING_CONSENT_VERSIONS } from "#domain/content/legal-documents.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx } from "#features/ctx.ts";
import type { BookedSpeaker } from "../detail/describe-booking.server.ts";
import { announce } from "../notify/announce.server.ts";
import type { NewBooking } from "./booking-input.server.ts";
import { findBookingRefusal } from "./offered-day.server.ts";
import type { ChosenOffer } from "./price-booking.server.ts";

const CONSENTS = ["agb", "widerruf"] as const satisfies (keyof typeof BOOKING_CONSENT_VERSIONS)[];

export type BookingOrder = {
  readonly newBooking: NewBooking;
  readonly speaker: Bookable;
  readonly offer: ChosenOffer;
  readonly quote: Quote;
  readonly travelKm: number | null;
  readonly deadlines: BookingDeadlines;
  readonly tiers: readonly CancellationTier[];
  readonly hasDeposit: boolean;
  readonly customerId: string;
  /** Who asks: the customer, or an admin in their place. */
  readonly by: { readonly actor: "customer" | "admin"; readonly userId: string };
  readonly request: { readonly key: string; readonly hash: string; readonly id: string };
};

export type StoredBooking = {
  readonly booking: BookingRow;
  readonly speaker: BookedSpeaker;
  /** The keys of what it sets off. */
  readonly queued: readonly string[];
};

type StoreError = BookingRefusal | "key_taken";

/** Booking, key, history, consents, audit and effects: all of it or nothing (C-91). */
export async function storeBooking(
  ctx: Ctx,
  order: BookingOrder,
): Promise<Result<StoredBooking, StoreError>> {
  const { newBooking, speaker, request, by } = order;
  const id = randomUUID();
  const now = ctx.now();
  const owner = { userId: by.userId, key: request.key };
  return ctx.db.transaction(async (tx) => {
    // Two days of one month are booked in turn where the speaker allows only so many.
    if (speaker.direct_per_month !== null) await lockMonth(tx, speaker.id, newBooking.event_date);
    await lockDay(tx, speaker.id, newBooking.event_date);
    const refusal = await findBookingRefusal(tx, speaker, newBooking, now);
    if (refusal) return failure(refusal);
    const claim = { ...owner, hash: request.hash, note: { booking_id: id }, now };
    if (!(await claimRequest(tx, claim))) return failure("key_taken");
    const booking = await insertBooking(tx, { id, ...bookingRow(order, now) });
    if (!booking) {
      await releaseRequest(tx, owner);
      return failure("date_taken");
    }
    await writeRecords(tx, order, booking, now);
    const queued = await announce(tx, {
      event: "create",
      actor: by.actor,
      booking,
      speakerName: speaker.name,
      speakerUserId: speaker.user_id,
      publicUrl: ctx.publicUrl,
      hasDeposit: order.hasDeposit,
    });
    return ok({ booking, speaker: bookedSpeaker(speaker), queued });
  });
}

async function writeRecords(
  tx: Tx,
  { by, customerId, request }: BookingOrder,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const { id, status } = booking;
  const who = { actor: by.actor, actor_id: by.userId, request_id: request.id };
  const accepted = { user_id: customerId, booking_id: id, accepted_at: now };
  await recordCreation(tx, {
    step: {
      ...who,
      booking_id: id,
      from_status: null,
      to_status: status,
      event: "create",
      at: now,
    },
    entry: {
      ...who,
      action: "booking.create",
      object_type: "booking",
      object_id: id,
      after: { status, total_amount: booking.total_amount, event_date: booking.event_date },
    },
    agreed: CONSENTS.map((document) => ({
      ...accepted,
      document,
      version: BOOKING_CONSENT_VERSIONS[document],
    })),
  });
}

function bookedSpeaker(speaker: Bookable): BookedSpeaker {
  const { id, slug, name, profile_image_url } = speaker;
  return { id, slug, name, profile_image_url, is_listed: isListed(speaker) };
}

function bookingRow(order: BookingOrder, now: Date): NewBookingRow {
  const { newBooking, speaker, offer, quote, travelKm, deadlines, tiers, customerId } = order;
  const { format, on_behalf_of: _account, ...given } = newBooking;
  const { expected_total_amount: _net, expected_gross_amount: _gross, ...columns } = given;
  const qaMinutes = format.kind === "format" ? format.qaMinutes : null;
  const isInquiry = newBooking.booking_mode === "inquiry";
  const span = { nowMs: now.getTime(), startMs: startMs(newBooking) };
  return {
    ...columns,
    speaker_id: speaker.id,
    customer_id: customerId,
    status: statusOnCreation(newBooking.booking_mode),
    event_type: format.kind === "format" ? "conference" : "workshop",
    event_duration_minutes: quote.event_duration_minutes,
    is_virtual: isVirtualLocation(newBooking.event_location),
    workshop_id: offer.workshopId,
    selected_talk_id: offer.talkId,
    format_label: offer.label,
    includes_qa: qaMinutes !== null,
    qa_duration_minutes: qaMinutes,
    base_fee_cents: quote.base_fee_cents,
    qa_fee_cents: quote.qa_fee_cents,
    travel_cost_cents: quote.travel_cost_cents,
    travel_cost_state: quote.travel_cost_state,
    travel_distance_km: travelKm === null ? null : Math.round(travelKm),
    total_amount: quote.net_cents,
    vat_treatment: quote.vat_treatment,
    vat_rate_basis_points: quote.vat_rate_basis_points,
    expires_at: isInquiry ? new Date(expiryMs("inquiry", span, deadlines)) : null,
    cancellation_tiers: isInquiry ? null : tiers,
    created_at: now,
  };
}
