import { expect, test } from "vitest";
import type { BookingDetail } from "../detail/booking-query.ts";
import { bookingRows } from "./booking-rows.ts";

const booking = {
  booking_mode: "direct",
  booking_reference: "WB-7",
  speaker: { name: "Dr. Miriam Falkenau" },
  event_date: "2030-03-07",
  event_start_time: "09:00",
  event_duration_minutes: 40,
  format_label: "Keynote",
  event_title: "Tagung",
  event_location: "Wien",
  contact_person: "Eva Berg",
  offer_price_cents: null,
  travel_cost_state: "unknown",
  travel_cost_cents: 0,
  total_amount: 500_000,
  vat_note: null,
  vat_rate_basis_points: 1900,
  vat_amount_cents: 95_000,
  gross_amount_cents: 595_000,
} as BookingDetail;

const rowsOf = (changes: Partial<BookingDetail>) =>
  Object.fromEntries(bookingRows({ ...booking, ...changes }));

test("a booking says why nothing, or how much, is charged for the way", () => {
  expect(rowsOf({})).toHaveProperty("Reisekosten", "zzgl. Reisekosten");
  const online = rowsOf({ travel_cost_state: "online" });
  expect(online).toHaveProperty("Reisekosten", "Online-Event: Keine Reisekosten");
  const known = rowsOf({ travel_cost_state: "calculated", travel_cost_cents: 41_200 });
  expect(known.Reisekosten).toMatch(/^412\s€$/);
  expect(rowsOf({ booking_mode: "inquiry" })).not.toHaveProperty("Reisekosten");
});

test("an amount without tax says why", () => {
  expect(rowsOf({})).toHaveProperty("19 % MwSt.");
  const note = "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)";
  const untaxed = rowsOf({ vat_note: note, vat_rate_basis_points: 0, gross_amount_cents: 500_000 });
  expect(untaxed[note]).toMatch(/^0\s€$/);
  expect(untaxed).not.toHaveProperty("0 % MwSt.");
});
