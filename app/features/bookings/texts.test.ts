import { expect, test } from "vitest";
import { DASHBOARD_TEXTS } from "./customer-dashboard/texts.ts";
import { DETAIL_TEXTS } from "./detail/texts.ts";
import { SUMMARY_TEXTS } from "./drawer/texts.ts";
import { BOOKING_TEXTS } from "./texts.ts";

test.each([BOOKING_TEXTS, DETAIL_TEXTS, SUMMARY_TEXTS])("one guest is one person", ({ people }) => {
  expect([1, 2, 1500].map(people)).toEqual(["1 Person", "2 Personen", "1.500 Personen"]);
});

test("a workshop of one hour lasts one hour", () => {
  expect([1, 4].map(SUMMARY_TEXTS.hours)).toEqual(["1 Stunde", "4 Stunden"]);
});

test("the only booking of an account is not called all bookings", () => {
  expect([1, 2].map(DASHBOARD_TEXTS.allPast)).toEqual([
    "1 Buchung ansehen",
    "Alle 2 Buchungen ansehen",
  ]);
});
