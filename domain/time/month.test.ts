import { expect, test } from "vitest";
import { isoDate } from "./iso-date.ts";
import { monthBefore, monthOf } from "./month.ts";

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
