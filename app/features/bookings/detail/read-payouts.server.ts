import { listPayoutFacts } from "#data/queries/billing/settlements.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { commissionBasisPoints } from "#domain/invoicing/seller/billing-setting.ts";
import { type SpeakerPayout, speakerPayout } from "#domain/invoicing/settlement/speaker-payout.ts";
import type { Ctx } from "#features/ctx.ts";

/** What bookings bring their speakers, by id; the caller checks the permission. */
export async function readPayouts(
  { db }: Pick<Ctx, "db">,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, SpeakerPayout | null>> {
  if (bookingIds.length === 0) return new Map();
  const rate = commissionBasisPoints(await currentSetting(db, "commission"));
  const rows = await listPayoutFacts(db, bookingIds);
  return new Map(
    rows.map(({ booking, settlement }) => [booking.id, speakerPayout(booking, settlement, rate)]),
  );
}
