import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDay } from "#domain/format/days.ts";
import { DAY_MS, HOUR_MS } from "./duration.ts";
import { addDays, berlinDay, daysBetween, isIsoDate, isoDate, weekday } from "./iso-date.ts";

const day = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((offset) => addDays(isoDate("2026-01-01"), offset));

test("a day keeps its spelling, whatever the clocks do", () => {
  expect(addDays(isoDate("2026-10-24"), 1)).toBe("2026-10-25");
  expect(addDays(isoDate("2026-10-25"), 1)).toBe("2026-10-26");
  expect(addDays(isoDate("2027-03-27"), 1)).toBe("2027-03-28");
  expect(addDays(isoDate("2028-02-28"), 1)).toBe("2028-02-29");
});

test("adding and counting days agree for every day", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
    }),
  );
});

test("weeks start on Monday", () => {
  expect(weekday(isoDate("2026-11-16"))).toBe(1);
  expect(weekday(isoDate("2026-11-22"))).toBe(7);
});

test("text that is no calendar day is refused", () => {
  for (const text of ["", "2026-2-1", "2026-02-30", "2026-13-01", "heute", "2026-01-01T00:00Z"]) {
    expect(isIsoDate(text), text).toBe(false);
  }
  expect(() => isoDate("2027-02-29")).toThrow(RangeError);
});

test("a day in Berlin is that of the calendar at every half hour, today and long ago", () => {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin", dateStyle: "short" });
  for (const year of [1947, 1970, 1980, 2026, 2027]) {
    const begin = Date.UTC(year, 0, 1);
    for (let ms = begin; ms < begin + 366 * DAY_MS; ms += HOUR_MS / 2 - 1) {
      expect(berlinDay(ms)).toBe(parts.format(ms));
    }
  }
});

test("the day in Berlin changes at Berlin's midnight, in winter and in summer", () => {
  expect(berlinDay(Date.parse("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
  expect(berlinDay(Date.parse("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
  expect(berlinDay(Date.parse("2027-03-27T23:30:00Z"))).toBe("2027-03-28");
  expect(berlinDay(Date.parse("2027-03-28T22:30:00Z"))).toBe("2027-03-29");
});

test("days are shown as dd. MMMM yyyy in German [CONST-31]", () => {
  expect(formatDay(isoDate("2026-03-07"))).toBe("07. März 2026");
});
