import { expect, test } from "vitest";
import { FACT_TEXTS } from "./texts.ts";

test("a speaker at the start has one event, one booking and one year", () => {
  const { events, bookings, years } = FACT_TEXTS;
  const words = (count: number) => [events(count), bookings(count), years(count)];
  expect(words(1)).toEqual(["erfolgreiches Event", "Buchung", "Jahr Erfahrung"]);
  expect(words(0)).toEqual(["erfolgreiche Events", "Buchungen", "Jahre Erfahrung"]);
  expect(words(2)).toEqual(words(0));
});
