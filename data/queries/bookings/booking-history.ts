import { asc, eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { bookingStatusHistory } from "#data/schema/bookings.ts";

/** Every step a booking has taken, the first one first. Who exactly did it stays in the audit log. */
export async function listHistory(db: Db, bookingId: string) {
  return db
    .select({
      event: bookingStatusHistory.event,
      actor: bookingStatusHistory.actor,
      to_status: bookingStatusHistory.to_status,
      reason: bookingStatusHistory.reason,
      to_date: bookingStatusHistory.to_date,
      at: bookingStatusHistory.at,
    })
    .from(bookingStatusHistory)
    .where(eq(bookingStatusHistory.booking_id, bookingId))
    .orderBy(asc(bookingStatusHistory.at), asc(bookingStatusHistory.id));
}

export type HistoryStep = Awaited<ReturnType<typeof listHistory>>[number];
