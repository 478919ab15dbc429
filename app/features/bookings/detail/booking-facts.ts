import { type EventDetail, ON_SITE_TEXTS, onSiteContact } from "#domain/booking/event-details.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { BookingDetail } from "./booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

export type BookingFact = readonly [label: string, value: string];

type Described = Pick<
  BookingDetail,
  | EventDetail
  | "event_date"
  | "event_start_time"
  | "event_duration_minutes"
  | "event_location"
  | "audience_size"
  | "format_label"
  | "billing_company"
  | "contact_person"
>;

/** What either side and the administration read of an event, in this order. */
export function bookingFacts(booking: Described): readonly BookingFact[] {
  const onSite = onSiteContact(booking);
  const day = formatDay(isoDate(booking.event_date));
  return [
    [TEXTS.date, TEXTS.dateAt(day, booking.event_start_time)],
    [TEXTS.place, placeText(booking.event_location)],
    ...(booking.format_label ? [[TEXTS.format, booking.format_label] as const] : []),
    [TEXTS.duration, TEXTS.minutes(booking.event_duration_minutes)],
    [TEXTS.audience, TEXTS.people(booking.audience_size)],
    [TEXTS.company, booking.billing_company],
    [TEXTS.contact, booking.contact_person],
    ...(onSite ? [[ON_SITE_TEXTS.contact, onSite] as const] : []),
  ];
}
