import { anonymizeOldBookings } from "#data/queries/bookings/booking-erasure.ts";
import { ERASED_TEXTS } from "#domain/account/erased-texts.ts";
import type { Ctx } from "#features/ctx.ts";

/** As the privacy notice promises: personal data of old inquiries does not stay. */
export async function anonymizeOldInquiries({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  return db.transaction((tx) => anonymizeOldBookings(tx, { words: ERASED_TEXTS, now: now() }));
}
