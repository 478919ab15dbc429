import type { BookingRow } from "#data/queries/booking-writes.ts";
import { type BookingActor, type BookingEvent, possibleEvents } from "#domain/booking/status.ts";
import { berlinInstant } from "#integrations/calendar/berlin-instant.ts";

/** What somebody can do with a booking at this moment; buttons derive from it. */
export function possibleNow(booking: BookingRow, actor: BookingActor, now: Date): BookingEvent[] {
  const possible = possibleEvents(booking.status, actor);
  if (!isTooLateToCancel(booking, actor, now)) return possible;
  return possible.filter((event) => event !== "cancel");
}

/** An event that has begun is paid for: only the administration can still say that it was none. */
export function isTooLateToCancel(
  { event_date, event_start_time }: BookingRow,
  actor: BookingActor,
  now: Date,
): boolean {
  return actor !== "admin" && berlinInstant(event_date, event_start_time) <= now;
}
