import { currentAmounts } from "#domain/booking/current-amounts.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import type { BookingDetail } from "../detail/booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type Row = readonly [name: string, value: string];

/** What was agreed, with the reasons of its amounts. */
export function bookingRows(booking: BookingDetail): readonly Row[] {
  const format = booking.format_label ?? "";
  const { net, vat, gross } = currentAmounts(booking);
  const minutes = TEXTS.duration(booking.event_duration_minutes);
  return [
    [TEXTS.reference, booking.booking_reference],
    [TEXTS.speaker, booking.speaker.name],
    [TEXTS.date, TEXTS.when(formatDay(isoDate(booking.event_date)), booking.event_start_time)],
    [TEXTS.format, [format, minutes].filter(Boolean).join(", ")],
    [TEXTS.event, booking.event_title],
    [TEXTS.location, booking.event_location],
    [TEXTS.company, booking.billing_company],
    [TEXTS.contact, booking.contact_person],
    ...travelRows(booking),
    [TEXTS.net, formatEurosExact(net)],
    [vatName(booking), formatEurosExact(vat)],
    [TEXTS.gross, formatEurosExact(gross)],
  ];
}

/** Zero has three reasons, and each is said (DECISIONS C-06). What an offer includes, the offer says. */
function travelRows(booking: BookingDetail): readonly Row[] {
  if (booking.booking_mode !== "direct") return [];
  const { travel_cost_state: state, travel_cost_cents: amount } = booking;
  if (state === "online") return [[TEXTS.travel, TEXTS.travelOnline]];
  const isOpen = state === "unknown" && amount === 0;
  return [[TEXTS.travel, isOpen ? TEXTS.travelOpen : formatEurosExact(cents(amount))]];
}

function vatName({ vat_note, vat_rate_basis_points }: BookingDetail): string {
  return vat_note ?? TEXTS.vat((vat_rate_basis_points / 100).toLocaleString("de-DE"));
}
