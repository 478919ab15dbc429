import { expect, test } from "vitest";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
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

test("a year of days is written as the platform writes it", () => {
  const style = { timeZone: "UTC", day: "2-digit", month: "long", year: "numeric" } as const;
  const platform = {
    day: new Intl.DateTimeFormat("de-DE", style),
    long: new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "long" }),
    weekday: new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", weekday: "long" }),
    short: new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", weekday: "short" }),
  };
  for (let count = 0; count < 366; count += 1) {
    const date = addDays(isoDate("2028-01-01"), count);
    const moment = Date.parse(date);
    expect(formatDay(date)).toBe(platform.day.format(moment));
    expect(formatDayLong(date)).toBe(platform.long.format(moment));
    expect(formatWeekday(date)).toBe(platform.weekday.format(moment));
    expect(formatWeekdayShort(date)).toBe(platform.short.format(moment));
  }
});
