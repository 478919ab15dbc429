import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { formatDay, formatDayLong, formatDayNumeric, formatDayShort } from "./days.ts";
import { formatMonth, formatMonthName } from "./months.ts";
import { formatDayWithWeekday, formatWeekday, formatWeekdayShort } from "./weekdays.ts";

const day = isoDate("2026-03-07");

test("a day is written in four ways", () => {
  expect(formatDay(day)).toBe("07. März 2026");
  expect(formatDayLong(day)).toBe("7. März 2026");
  expect(formatDayNumeric(day)).toBe("07.03.2026");
  expect(formatDayShort(day)).toBe("07.03.");
});

test("months and weekdays have their German names", () => {
  expect([formatMonth(day), formatMonthName(day)]).toEqual(["März 2026", "März"]);
  expect([formatWeekday(day), formatWeekdayShort(day)]).toEqual(["Samstag", "Sa"]);
  expect(formatDayWithWeekday(isoDate("2026-04-16"))).toBe("Do, 16. April 2026");
});
