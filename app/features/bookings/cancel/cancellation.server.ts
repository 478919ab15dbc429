import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import {
  CANCELLATION_SETTING,
  type CancellationTerms,
  type CancellationTier,
  cancellationTerms,
  tiersOf,
} from "#domain/booking/cancellation/cancellation-terms.ts";
import { possibleNow } from "#domain/booking/possible-now.ts";
import type { BookingActor, BookingStatus } from "#domain/booking/status.ts";
import type { Cents } from "#domain/money.ts";
import { grossOf } from "#domain/pricing/quote.ts";
import { ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { findVisibleBooking } from "../find-visible-booking.server.ts";

/** What cancelling costs the caller, by today's calendar. */
export async function termsFor(
  ctx: Pick<Ctx, "db" | "now">,
  booking: BookingRow,
  by: BookingActor,
): Promise<CancellationTerms> {
  const tiers = await readTiers(ctx, booking);
  return cancellationTerms(booking, by, { today: berlinDay(ctx.now().getTime()), tiers });
}

/** The steps that hold for a booking now. */
export async function readTiers(
  { db }: Pick<Ctx, "db">,
  booking: BookingRow,
): Promise<readonly CancellationTier[]> {
  return tiersOf(booking, await readSetting(db, CANCELLATION_SETTING));
}

export type ShownTerms = CancellationTerms & {
  readonly gross_fee_cents: Cents;
  readonly status: BookingStatus;
  readonly can_cancel: boolean;
};

/** Shown above the button that cancels (C-94). */
export async function readCancellationTerms(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<ShownTerms, "unauthorized" | "not_found">> {
  const visible = await findVisibleBooking(ctx, viewer, bookingId);
  if (!visible.ok) return visible;
  const { side } = visible.value;
  const { booking } = visible.value.found;
  const terms = await termsFor(ctx, booking, side);
  const can_cancel = possibleNow(booking, side, ctx.now().getTime()).includes("cancel");
  const gross_fee_cents = grossOf(terms.fee_cents, booking.vat_rate_basis_points);
  return ok({ ...terms, gross_fee_cents, status: booking.status, can_cancel });
}
