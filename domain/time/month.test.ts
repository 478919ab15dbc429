import { expect, test } from "vitest";
import { isoDate } from "./iso-date.ts";
import { addMonths, monthBefore, monthOf, monthOfYear } from "./month.ts";

test.each([
  ["2026-04-30", "2026-04-01", "2026-04-30"],
  ["2028-02-01", "2028-02-01", "2028-02-29"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
])("%s lies between %s and %s", (day, first, last) => {
  expect(monthOf(isoDate(day))).toEqual({ first, last });
});

test("before January comes December", () => {
  const december = monthBefore(monthOf(isoDate("2026-01-15")));
  expect(december).toEqual({ first: "2025-12-01", last: "2025-12-31" });
});

test("months beyond December belong to the next year", () => {
  expect(monthOfYear(2026, 14)).toEqual({ first: "2027-02-01", last: "2027-02-28" });
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2026-03-15", 12, "2027-03-15"],
])("%s leads in %i months to %s", (day, count, later) => {
  expect(addMonths(isoDate(day), count)).toBe(later);
});
