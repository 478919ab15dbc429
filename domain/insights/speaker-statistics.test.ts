import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { calendarWeek, lastWeeks, monthsOf, shareOf } from "./speaker-statistics.ts";

test("the last weeks are Mondays and end with the current one", () => {
  expect(lastWeeks(isoDate("2026-03-11"), 3)).toEqual(["2026-02-23", "2026-03-02", "2026-03-09"]);
  expect(lastWeeks(isoDate("2026-03-09"), 1)).toEqual(["2026-03-09"]);
  expect(lastWeeks(isoDate("2026-03-15"), 1)).toEqual(["2026-03-09"]);
});

test("weeks are counted as calendars print them", () => {
  expect(calendarWeek(isoDate("2026-03-02"))).toBe(10);
  expect(calendarWeek(isoDate("2025-12-29"))).toBe(1);
  expect(calendarWeek(isoDate("2020-12-28"))).toBe(53);
});

test("a year has twelve months and a share of nothing is nothing", () => {
  expect(monthsOf(2026)).toHaveLength(12);
  expect(monthsOf(2026)[11]).toBe("2026-12-01");
  expect(shareOf(1, 3)).toBe(33);
  expect(shareOf(0, 0)).toBeNull();
});
