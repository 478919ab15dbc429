import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import { bookingCalendarFile } from "#integrations/calendar/booking-calendar-file.ts";
import { CALENDAR_TEXTS as T } from "./calendar-texts.ts";
import type { NotifiedSide } from "./notification.ts";

export type CalendarFile = { readonly name: string; readonly text: string };

type Entry = {
  readonly booking: BookingRow;
  readonly speakerName: string;
  readonly publicUrl: string;
};

type Recipient = { readonly side: NotifiedSide; readonly email?: string };

/** The appointment as a file: in a mail it names its recipient, as a download it names none. */
export function calendarEntry(
  { booking, speakerName, publicUrl }: Entry,
  { side, email }: Recipient,
) {
  const name = side === "customer" ? booking.contact_person : speakerName;
  const text = bookingCalendarFile({
    reference: booking.booking_reference,
    title: T.title(booking.event_title, speakerName),
    date: booking.event_date,
    startTime: booking.event_start_time,
    durationMinutes: booking.event_duration_minutes,
    location: placeText(booking.event_location),
    description: T.description(booking.booking_reference, booking.format_label ?? ""),
    url: publicUrl + bookingPath(booking.id, side),
    organizerName: T.organizer,
    organizerEmail: `noreply@${new URL(publicUrl).hostname}`,
    ...(email ? { attendee: { name, email } } : {}),
    sequence: booking.calendar_sequence,
    isCancelled: booking.status === "cancelled",
    changedAt: booking.updated_at,
  });
  return { name: `${booking.booking_reference}.ics`, text } satisfies CalendarFile;
}
