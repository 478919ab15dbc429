import { eq, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

/** One more event that took place, and that was booked; badges and ranking read the numbers. */
export async function countAppearance(tx: Tx, speakerId: string): Promise<void> {
  await tx
    .update(speakers)
    .set({
      successful_events_count: sql`${speakers.successful_events_count} + 1`,
      total_bookings: sql`${speakers.total_bookings} + 1`,
    })
    .where(eq(speakers.id, speakerId));
}
