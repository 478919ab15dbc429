import { and, count, eq, inArray } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { OwnBookingSort } from "#domain/booking/list/booking-list.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { bookedSpeaker, bookingSummary, currentNet, isWithin } from "./bookings.ts";

/** One side of one account: bookings of other accounts are never found here. */
type Side = { readonly kind: "customer" | "speaker"; readonly userId: string };

const SORTS = {
  event_date: bookings.event_date,
  created_at: bookings.created_at,
  total_amount: currentNet,
  status: bookings.status,
  speaker: bookedSpeaker.name,
};

export async function listOwnBookings(
  db: Db,
  side: Side,
  query: ListQuery<OwnBookingSort> & { readonly statuses: readonly BookingStatus[] },
) {
  const wanted = and(
    isWithin(side),
    query.statuses.length > 0 ? inArray(bookings.status, [...query.statuses]) : undefined,
    matchesWords(query.q, [
      bookings.event_title,
      bookings.event_location,
      bookings.booking_reference,
      bookings.format_label,
      bookedSpeaker.name,
    ]),
  );
  const counted = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(wanted)
    .$dynamic();
  return readPage(query, boundedCount(db, counted), async ({ limit, offset }) => {
    const rows = await db
      .select({ booking: bookingSummary, speaker: bookedSpeaker })
      .from(bookings)
      .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
      .where(wanted)
      .orderBy(...orderOf(SORTS, query, bookings.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row.booking, speaker: row.speaker }));
  });
}

/** How many there are in every state, whatever is searched for. */
export async function countOwnBookings(db: Db, side: Side) {
  return db
    .select({ status: bookings.status, count: count() })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(isWithin(side))
    .groupBy(bookings.status);
}
