import { ok } from "#domain/result.ts";
import {
  describeBilling,
  describeBooking,
} from "#features/bookings/detail/describe-booking.server.ts";
import { readBooking, type VisibleBooking } from "#features/bookings/detail/read-booking.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** A booking as its caller may see it. */
export async function readVisibleBooking(ctx: Ctx, viewer: Viewer, id: string) {
  const booking = await readBooking(ctx, viewer, id);
  return booking.ok ? ok(describeVisible(booking.value)) : booking;
}

function describeVisible(visible: VisibleBooking) {
  const { booking, speaker, showsBilling, invoice } = visible;
  return {
    ...describeBooking(booking, speaker, visible.postponement),
    possible_events: visible.possibleEvents,
    possible_postponement: visible.possiblePostponement,
    effects: visible.effects,
    payout: visible.payout,
    invoice: invoice && describeInvoice(invoice),
    billing: showsBilling
      ? { ...describeBilling(booking), can_change_references: visible.canChangeReferences }
      : null,
    customer_id: booking.customer_id,
    conversation_id: visible.conversationId,
    history: visible.history,
  };
}

function describeInvoice(invoice: NonNullable<VisibleBooking["invoice"]>) {
  const { sent_at, cancelled_at, ...row } = invoice;
  return { ...row, is_sent: sent_at !== null, is_cancelled: cancelled_at !== null };
}
