import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { berlinInstant } from "#domain/time/berlin-instant.ts";
import { MINUTE_MS } from "#domain/time/duration.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { calendarText } from "./calendar-text.ts";

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
  /** Who is invited by mail; a file to download has no invitation. */
  readonly attendee?: { readonly name: string; readonly email: string };
  /** How often the appointment has moved: programs keep the entry with the highest number. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly changedAt: Date;
};

/** One entry for any calendar program. Times are UTC: no program has to know our time zone. */
export function bookingCalendarFile(entry: BookingCalendarEntry): string {
  const start = berlinInstant(entry.date, entry.startTime);
  const calendar = ical({
    prodId: { company: "Wortbühne", product: "Buchung", language: "DE" },
    method: methodOf(entry),
  });
  calendar.createEvent({
    // The same for every file about a booking, so that a newer one replaces the older.
    id: `${entry.reference}@${new URL(entry.url).hostname}`,
    // Not the present: equal input gives an equal file.
    stamp: entry.changedAt,
    lastModified: entry.changedAt,
    // Cancelling is the last change of an appointment.
    sequence: entry.sequence + (entry.isCancelled ? 1 : 0),
    start,
    end: new Date(start.getTime() + entry.durationMinutes * MINUTE_MS),
    summary: entry.title,
    location: entry.location,
    description: entry.description,
    url: entry.url,
    organizer: { name: entry.organizerName, email: entry.organizerEmail },
    attendees: entry.attendee ? [attendeeOf(entry.attendee)] : [],
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendarText(calendar);
}

/** RFC 5546: only an entry with an attendee is a request or takes it back. */
function methodOf({ attendee, isCancelled }: BookingCalendarEntry): ICalCalendarMethod {
  if (!attendee) return ICalCalendarMethod.PUBLISH;
  return isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

/** The booking is agreed already: no program has to ask for an answer. */
function attendeeOf({ name, email }: { name: string; email: string }): ICalAttendeeData {
  return {
    name,
    email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
}
