import { type HistoryStep, listHistory } from "#data/queries/bookings/booking-history.ts";
import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import { findBookingInvoice } from "#data/queries/bookings/bookings.ts";
import {
  findOpenPostponement,
  type PostponementRow,
} from "#data/queries/bookings/postponements.ts";
import { findPair } from "#data/queries/messaging/messaging.ts";
import type { PostponementStep } from "#domain/booking/change/postponement.ts";
import { possibleNow, possiblePostponementNow } from "#domain/booking/possible-now.ts";
import type { BookingEvent } from "#domain/booking/status.ts";
import { canChangeReferences } from "#domain/invoicing/e-invoice/buyer-references.ts";
import type { SpeakerPayout } from "#domain/invoicing/settlement/speaker-payout.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { findVisibleBooking } from "../find-visible-booking.server.ts";
import { type Effects, effectsOf } from "../notify/await-effects.server.ts";
import type { BookedSpeaker } from "./describe-booking.server.ts";
import { readPayouts } from "./read-payouts.server.ts";

type Invoice = NonNullable<Awaited<ReturnType<typeof findBookingInvoice>>>;

/** The speaker learns who invites; addresses, billing data and invoice stay with the customer. */
export type VisibleBooking = {
  readonly booking: BookingRow;
  readonly speaker: BookedSpeaker;
  readonly showsBilling: boolean;
  readonly invoice: Invoice | null;
  /** Whether the invoice can still be told what to name. */
  readonly canChangeReferences: boolean;
  /** For the speaker and admins; customers never learn the commission. */
  readonly payout: SpeakerPayout | null;
  readonly effects: Effects | null;
  readonly possibleEvents: readonly BookingEvent[];
  readonly postponement: PostponementRow | null;
  readonly possiblePostponement: readonly PostponementStep[];
  readonly history: readonly HistoryStep[];
  /** Null until one of the two has written. */
  readonly conversationId: string | null;
};

export async function readBooking(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
): Promise<Result<VisibleBooking, "unauthorized" | "not_found">> {
  const visible = await findVisibleBooking(ctx, viewer, id);
  if (!visible.ok) return visible;
  const { found, side } = visible.value;
  const { booking, speaker } = found;
  const showsBilling = side !== "speaker";
  const postponement = await findOpenPostponement(ctx.db, id);
  const nowMs = ctx.now().getTime();
  const pair = { speakerId: speaker.id, customerId: booking.customer_id };
  const invoice = showsBilling ? ((await findBookingInvoice(ctx.db, id)) ?? null) : null;
  const hasValidInvoice = invoice !== null && invoice.cancelled_at === null;
  return ok({
    booking,
    speaker,
    showsBilling,
    invoice,
    canChangeReferences:
      showsBilling && canChangeReferences({ status: booking.status, hasValidInvoice }),
    payout: side === "customer" ? null : ((await readPayouts(ctx, [id])).get(id) ?? null),
    effects: showsBilling ? await effectsOf(ctx, id) : null,
    possibleEvents: possibleNow(booking, side, nowMs),
    postponement: postponement ?? null,
    possiblePostponement: possiblePostponementNow(
      { ...booking, isPostponementRequested: postponement !== undefined },
      side,
      nowMs,
    ),
    history: await listHistory(ctx.db, id),
    conversationId: (await findPair(ctx.db, pair))?.id ?? null,
  });
}
