import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { berlinInstant } from "#domain/berlin-instant.ts";
import type { IsoDate } from "#domain/iso-date.ts";

export type BookingCalendarEntry = {
  readonly reference: string;
  readonly title: string;
  readonly date: IsoDate;
  /** Wall clock in Berlin, „HH:mm“. */
  readonly startTime: string;
  readonly durationMinutes: number;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  readonly organizerName: string;
  readonly organizerEmail: string;
  /** How often the appointment has moved: programs keep the entry with the highest number. */
  readonly sequence: number;
};

/** One entry for any calendar program. Times are UTC: no program has to know our time zone. */
export function bookingCalendarFile(entry: BookingCalendarEntry): string {
  const start = berlinInstant(entry.date, entry.startTime);
  const calendar = ical({
    prodId: { company: "Wortbühne", product: "Buchung", language: "DE" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same for every file about a booking, so that a newer one replaces the older.
    id: `${entry.reference}@${new URL(entry.url).hostname}`,
    // Not the present: equal input gives an equal file.
    stamp: start,
    sequence: entry.sequence,
    start,
    end: new Date(start.getTime() + entry.durationMinutes * 60_000),
    summary: entry.title,
    location: entry.location,
    description: entry.description,
    url: entry.url,
    organizer: { name: entry.organizerName, email: entry.organizerEmail },
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
