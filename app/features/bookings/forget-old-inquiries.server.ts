import { forgetOldBookings } from "#data/queries/booking-erasure.ts";
import type { Ctx } from "../ctx.ts";
import { ERASED_TEXTS } from "../erased-texts.ts";

/** As the privacy notice promises: who asked for what is not known for ever. */
export async function forgetOldInquiries({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  return db.transaction((tx) => forgetOldBookings(tx, { words: ERASED_TEXTS, now: now() }));
}
