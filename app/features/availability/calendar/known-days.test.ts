import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { monthDays } from "#ui/calendar/calendar-month.ts";
import { dayFromEvent, knownDays, missingRange, rangeOf, withDays } from "./known-days.ts";

const free = (month: string) =>
  monthDays(month).map((day) => ({ date: isoDate(day), status: "available" as const }));

test("only what is missing is asked for, in one stretch [CAL-04]", () => {
  const april = knownDays(free("2026-04"));
  expect(missingRange(april, ["2026-04"])).toBeNull();
  const quarter = ["2026-04", "2026-05", "2026-06"];
  expect(missingRange(april, quarter)).toEqual({ from: "2026-05-01", to: "2026-06-30" });
  const outer = withDays(april, free("2026-06"));
  expect(missingRange(outer, quarter)).toEqual({ from: "2026-05-01", to: "2026-05-31" });
  expect(missingRange(new Map(), ["2028-02"])).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});

test("a year is 366 days at most, which the API gives at once", () => {
  const months = Array.from({ length: 12 }, (_, at) => `2028-${String(at + 1).padStart(2, "0")}`);
  expect(rangeOf(months)).toEqual({ from: "2028-01-01", to: "2028-12-31" });
});

test("news replace what was known and leave the rest", () => {
  const before = knownDays(free("2026-04"));
  const day = { date: isoDate("2026-04-16"), status: "booked" as const };
  const after = withDays(before, [day]);
  expect(after.get(day.date)).toBe("booked");
  expect(before.get(day.date)).toBe("available");
  expect(after.size).toBe(30);
  expect(withDays(before, [])).toBe(before);
});

test.each([
  [{ date: "2026-04-16", status: "booked" }, true],
  [{ date: "2026-04-16", status: "blocked", source: "manual" }, true],
  [{ date: "2026-02-30", status: "booked" }, false],
  [{ date: "2026-04-16", status: "vielleicht" }, false],
  [{ date: 5, status: "booked" }, false],
  [{}, false],
])("news %j are a day: %s", (payload, isDay) => {
  expect(dayFromEvent(payload) !== null).toBe(isDay);
});
