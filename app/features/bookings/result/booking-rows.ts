import { currentAmounts } from "#domain/booking/current-amounts.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { TRAVEL_WORDS, travelTerms } from "#domain/pricing/travel/travel-terms.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { BookingDetail } from "../detail/booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type Row = readonly [name: string, value: string];

/** What was agreed, with the reasons of its amounts. */
export function bookingRows(booking: BookingDetail): readonly Row[] {
  const { net, vat, gross } = currentAmounts(booking);
  return [
    [TEXTS.reference, booking.booking_reference],
    [TEXTS.speaker, booking.speaker.name],
    [TEXTS.date, TEXTS.when(formatDay(isoDate(booking.event_date)), booking.event_start_time)],
    ...(booking.format_label ? [[TEXTS.format, booking.format_label] as const] : []),
    [TEXTS.length, TEXTS.duration(booking.event_duration_minutes)],
    [TEXTS.event, booking.event_title],
    [TEXTS.location, placeText(booking.event_location)],
    [TEXTS.company, booking.billing_company],
    [TEXTS.contact, booking.contact_person],
    ...travelRows(booking),
    [TEXTS.net, formatEurosExact(net)],
    [vatName(booking), formatEurosExact(vat)],
    [TEXTS.gross, formatEurosExact(gross)],
  ];
}

/** Zero has three reasons, and each is said (C-06). What an offer includes, the offer says. */
function travelRows(booking: BookingDetail): readonly Row[] {
  if (booking.booking_mode !== "direct") return [];
  const terms = travelTerms(booking);
  const amount = formatEurosExact(cents(booking.travel_cost_cents));
  return [[TEXTS.travel, terms === "priced" ? amount : TRAVEL_WORDS[terms]]];
}

function vatName({ vat_note, vat_rate_basis_points }: BookingDetail): string {
  return vat_note ?? TEXTS.vat(formatBasisPoints(vat_rate_basis_points));
}
