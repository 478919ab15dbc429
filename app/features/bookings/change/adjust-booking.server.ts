import { moveBooking } from "#data/queries/bookings/booking-writes.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { type Adjustment, adjusted } from "#domain/booking/change/adjustment.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { announce } from "../notify/announce.server.ts";

export type AdjustmentRequest = Adjustment & {
  readonly reason: string;
};

/** A longer deadline or another price before the booking binds; both sides are told the reason. */
export const adjustBooking = asAdmin(
  async (ctx, admin, bookingId: string, request: AdjustmentRequest) => {
    const found = await findBooking(ctx.db, bookingId);
    if (!found) return failure("not_found");
    const { booking, speaker, speakerUserId } = found;
    const change = adjusted(
      {
        ...booking,
        expiresMs: booking.expires_at?.getTime() ?? null,
        listedCents: booking.base_fee_cents + booking.qa_fee_cents + booking.travel_cost_cents,
      },
      request,
      ctx.now().getTime(),
    );
    if (!change.ok) return change;
    const { expiresMs, ...amounts } = change.value;
    const set = { ...amounts, ...(expiresMs !== undefined && { expires_at: new Date(expiresMs) }) };
    const { id, status } = booking;
    return ctx.db.transaction(async (tx) => {
      const moved = await moveBooking(tx, { seen: booking, to: status, set });
      if (!moved) return failure("wrong_status");
      await recordAction(tx, admin, {
        action: "booking.adjust",
        object_type: "booking",
        object_id: id,
        before: termsOf(booking),
        after: termsOf(moved),
        reason: request.reason,
      });
      await announce(tx, {
        event: "adjust",
        actor: "admin",
        booking: moved,
        speakerName: speaker.name,
        speakerUserId,
        publicUrl: ctx.publicUrl,
        reason: request.reason,
        occasion: admin.requestId,
      });
      return ok(moved);
    });
  },
);

type Terms = {
  readonly total_amount: number;
  readonly offer_price_cents: number | null;
  readonly expires_at: Date | null;
};

function termsOf({ total_amount, offer_price_cents, expires_at }: Terms) {
  return { total_amount, offer_price_cents, expires_at: expires_at?.toISOString() ?? null };
}
