import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { hasBegun, isOver, presetTime } from "./event-time.ts";

const event_date = isoDate("2026-05-28");
const at = (time: string) => Date.parse(`2026-05-28T${time}Z`);

test("an event begins to the minute, by the clocks of Berlin", () => {
  const nine = { event_date, event_start_time: "09:00" };
  expect(hasBegun(nine, at("06:59:59"))).toBe(false);
  expect(hasBegun(nine, at("07:00:00"))).toBe(true);
});

test("it is over with its day, or later where it runs past midnight", () => {
  const short = { event_date, event_start_time: "09:00", event_duration_minutes: 40 };
  expect(isOver(short, at("21:59:59"))).toBe(false);
  expect(isOver(short, at("22:00:00"))).toBe(true);
  const long = { event_date, event_start_time: "22:00", event_duration_minutes: 240 };
  expect(isOver(long, at("22:30:00"))).toBe(false);
  expect(isOver(long, Date.parse("2026-05-29T00:00:00Z"))).toBe(true);
});

test("the drawer proposes nine, today the next full hour, and late at night nine again", () => {
  expect(presetTime(isoDate("2026-05-29"), at("13:40:00"))).toBe("09:00");
  expect(presetTime(event_date, at("06:00:00"))).toBe("09:00");
  expect(presetTime(event_date, at("07:00:00"))).toBe("10:00");
  expect(presetTime(event_date, at("13:40:00"))).toBe("16:00");
  expect(presetTime(event_date, at("21:30:00"))).toBe("09:00");
});
