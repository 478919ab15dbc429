import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { hoursToAnswer, overdueBefore } from "../answer-deadline.ts";
import type { BookingStatus } from "../status.ts";
import { groupBookings } from "./booking-groups.ts";

const NOW = { day: isoDate("2026-04-30"), ms: Date.parse("2026-04-30T10:00:00Z") };
const HOUR = 3_600_000;

function booking(status: BookingStatus, event_date: string, expiresMs?: number) {
  const expires_at = expiresMs === undefined ? null : new Date(expiresMs).toISOString();
  return { status, event_date, expires_at };
}

function grouped(...bookings: ReturnType<typeof booking>[]) {
  const groups = groupBookings(bookings, NOW);
  const days = (list: readonly ReturnType<typeof booking>[]) =>
    list.map(({ event_date }) => event_date);
  return {
    offers: days(groups.offers),
    inquiries: days(groups.inquiries),
    upcoming: days(groups.upcoming),
    past: days(groups.past),
  };
}

test("what is ahead comes soonest first, what is over latest first", () => {
  const groups = grouped(
    booking("confirmed", "2026-06-02"),
    booking("confirmed", "2026-04-30"),
    booking("completed", "2026-01-05"),
    booking("reviewed", "2026-03-05"),
  );
  expect(groups.upcoming).toEqual(["2026-04-30", "2026-06-02"]);
  expect(groups.past).toEqual(["2026-03-05", "2026-01-05"]);
});

test("offers and inquiries wait for an answer until they expire or the day is over", () => {
  const groups = grouped(
    booking("pending", "2026-06-01", NOW.ms + 1),
    booking("pending", "2026-06-02", NOW.ms),
    booking("requested", "2026-06-03"),
    booking("requested", "2026-04-29"),
  );
  expect(groups.offers).toEqual(["2026-06-01"]);
  expect(groups.inquiries).toEqual(["2026-06-03"]);
  expect(groups.past).toEqual(["2026-06-02", "2026-04-29"]);
});

test("what came to nothing stands with the past, even before its day", () => {
  const ended = ["declined", "expired", "withdrawn", "cancelled"] as const;
  const groups = grouped(...ended.map((status) => booking(status, "2026-07-01")));
  expect(groups.past).toHaveLength(ended.length);
});

test("an inquiry is due a day after it was made", () => {
  expect(hoursToAnswer(NOW.ms, NOW.ms)).toBe(24);
  expect(hoursToAnswer(NOW.ms - 23.5 * HOUR, NOW.ms)).toBe(1);
  expect(hoursToAnswer(NOW.ms - 24 * HOUR, NOW.ms)).toBe(0);
  expect(overdueBefore(NOW.ms)).toBe(NOW.ms - 24 * HOUR);
});
