import { currentAmounts } from "#domain/booking/current-amounts.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatEurosExact } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS as TEXTS } from "../texts.ts";

export function eventDay({ event_date }: BookingItem): string {
  return formatDay(isoDate(event_date));
}

export function formatOf({ format_label, event_duration_minutes }: BookingItem): string {
  return format_label ?? TEXTS.minutes(event_duration_minutes);
}

export function placeOf({ event_location }: BookingItem): string {
  return placeText(event_location);
}

type Priced = Parameters<typeof currentAmounts>[0];

export function netOf(booking: Priced): string {
  return formatEurosExact(currentAmounts(booking).net);
}

export function grossOf(booking: Priced): string {
  return formatEurosExact(currentAmounts(booking).gross);
}
