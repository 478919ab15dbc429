import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const at = (text: string) => Date.parse(text);
const NOW = at("2026-11-16T12:00:00+01:00");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, "gerade eben"],
  [59_999, "gerade eben"],
  [MINUTE, "vor 1 Minute"],
  [5 * MINUTE, "vor 5 Minuten"],
  [HOUR - 1, "vor 59 Minuten"],
  [HOUR, "vor 1 Stunde"],
  [3 * HOUR + 59 * MINUTE, "vor 3 Stunden"],
  [DAY - 1, "vor 23 Stunden"],
  [DAY, "gestern"],
  [2 * DAY, "vorgestern"],
  [3 * DAY, "vor 3 Tagen"],
  [6 * DAY, "vor 6 Tagen"],
  [7 * DAY, "vor 1 Woche"],
  [20 * DAY, "vor 2 Wochen"],
  [30 * DAY, "vor 1 Monat"],
  [364 * DAY, "vor 12 Monaten"],
  [365 * DAY, "vor 1 Jahr"],
  [800 * DAY, "vor 2 Jahren"],
])("%d ms ago reads „%s“ [CHAT-17]", (past, text) => {
  expect(relativeTime(NOW - past, NOW)).toBe(text);
});

test("a clock that runs ahead does not speak of the future", () => {
  expect(relativeTime(NOW + 5 * MINUTE, NOW)).toBe("gerade eben");
});

test("lists use the short words", () => {
  expect(relativeTime(NOW - 2 * MINUTE, NOW, "short")).toBe("vor 2 Min.");
  expect(relativeTime(NOW - 5 * HOUR, NOW, "short")).toBe("vor 5 Std.");
  expect(relativeTime(NOW - DAY, NOW, "short")).toBe("gestern");
});

test("midnight alone makes no yesterday: hours count up to a full day", () => {
  const late = at("2026-11-15T23:50:00+01:00");
  expect(relativeTime(late, at("2026-11-16T00:20:00+01:00"))).toBe("vor 30 Minuten");
  expect(relativeTime(late, at("2026-11-16T09:00:00+01:00"))).toBe("vor 9 Stunden");
});

test("more than a day, but two midnights: the day before yesterday", () => {
  const late = at("2026-11-14T23:50:00+01:00");
  expect(relativeTime(late, at("2026-11-16T00:10:00+01:00"))).toBe("vorgestern");
});

test("the day with 25 hours is one day", () => {
  const start = at("2026-10-25T00:10:00+02:00");
  const end = at("2026-10-25T23:50:00+01:00");
  expect(end - start).toBeGreaterThan(DAY);
  expect(relativeTime(start, end)).toBe("vor 24 Stunden");
  expect(relativeTime(at("2026-10-24T23:30:00+02:00"), end)).toBe("gestern");
});

test("the day with 23 hours is one day", () => {
  const evening = at("2026-03-28T20:00:00+01:00");
  expect(relativeTime(evening, at("2026-03-29T20:00:00+02:00"))).toBe("vor 23 Stunden");
  expect(relativeTime(evening, at("2026-03-29T21:00:00+02:00"))).toBe("gestern");
});
