import { formatDay, isoDate } from "#domain/iso-date.ts";
import { type Cents, cents, formatEuros } from "#domain/money.ts";
import { vatOf } from "#domain/pricing/quote.ts";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS as TEXTS } from "../texts.ts";

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** „4. Mai um 18:00“ */
export function formatMoment(instant: string): string {
  return moment.format(Date.parse(instant));
}

export function eventDay({ event_date }: BookingItem): string {
  return formatDay(isoDate(event_date));
}

export function formatOf({ format_label, event_duration_minutes }: BookingItem): string {
  return format_label ?? TEXTS.minutes(event_duration_minutes);
}

/** While an offer is open its price counts, not the one that was asked for. */
function offeredNet({ status, offer_price_cents }: BookingItem): Cents | null {
  return status === "pending" && offer_price_cents !== null ? cents(offer_price_cents) : null;
}

export function netOf(booking: BookingItem): string {
  return formatEuros(offeredNet(booking) ?? cents(booking.total_amount));
}

export function grossOf(booking: BookingItem): string {
  const offered = offeredNet(booking);
  if (offered === null) return formatEuros(cents(booking.gross_amount_cents));
  return formatEuros(cents(offered + vatOf(offered, booking.vat_rate_basis_points)));
}
