import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { formatDay } from "#domain/format/days.ts";
import { addDays, berlinDay, daysBetween, isoDate, weekday } from "#domain/time/iso-date.ts";
import {
  addDays as addCalendarDays,
  weekday as calendarWeekday,
  monthDays,
  weekRows,
} from "#ui/calendar/calendar-month.ts";

/** Where visitors sit must never move a day: these zones change their clocks on other days than Berlin. */
const ZONES = ["UTC", "America/New_York", "Pacific/Auckland"] as const;

afterEach(() => vi.unstubAllEnvs());

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2024, 0, 1);
const anyDay = fc
  .nat(366 * 12)
  .map((offset) => isoDate(new Date(FIRST + offset * DAY_MS).toISOString().slice(0, 10)));

describe.each(ZONES)("with a clock in %s", (zone) => {
  test("the clock really is there", () => {
    vi.stubEnv("TZ", zone);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(timeZone).toBe(zone);
  });

  test("stepping day by day never skips or repeats one", () => {
    vi.stubEnv("TZ", zone);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const there = addDays(day, count);
        expect(addCalendarDays(day, count)).toBe(there);
        expect(addDays(there, -count)).toBe(day);
        expect(daysBetween(day, there)).toBe(count);
        expect(weekday(addDays(day, 7))).toBe(weekday(day));
        expect(calendarWeekday(day)).toBe(weekday(day));
      }),
    );
  });

  test("a day stands in the row and column of its month and keeps its name", () => {
    vi.stubEnv("TZ", zone);
    fc.assert(
      fc.property(anyDay, (day) => {
        const month = day.slice(0, 7);
        const shown = weekRows(month).flat();
        expect(shown.filter(Boolean)).toEqual(monthDays(month));
        expect((shown.indexOf(day) % 7) + 1).toBe(weekday(day));
        expect(formatDay(day).slice(0, 2)).toBe(day.slice(8));
        expect(formatDay(day).slice(-4)).toBe(day.slice(0, 4));
      }),
    );
  });

  test("today is Berlin's day at every hour around the changes of clocks", () => {
    vi.stubEnv("TZ", zone);
    for (const [from, hours] of [
      ["2026-10-24T22:00:00Z", 25],
      ["2027-03-27T23:00:00Z", 23],
    ] as const) {
      const midnight = Date.parse(from);
      const day = berlinDay(midnight);
      expect(berlinDay(midnight - 1)).toBe(addDays(day, -1));
      for (let hour = 0; hour < hours; hour += 1) {
        expect(berlinDay(midnight + hour * 3_600_000)).toBe(day);
      }
      expect(berlinDay(midnight + hours * 3_600_000)).toBe(addDays(day, 1));
    }
  });
});
