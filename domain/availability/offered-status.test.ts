import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { offeredStatus } from "./offered-status.ts";

const RULES = {
  allows_direct_booking: true,
  direct_notice_days: null,
  direct_per_month: null,
  availability_status: null,
};
const facts = (day: string, takenInMonth = 0) => ({
  day: isoDate(day),
  today: isoDate("2030-03-01"),
  takenInMonth,
});

test("without rules a free day stays free [CAL-22]", () => {
  expect(offeredStatus("available", RULES, facts("2030-03-01", 31))).toBe("available");
});

test("a day that comes too soon is on request, the first one after the notice is free", () => {
  const rules = { ...RULES, direct_notice_days: 14 };
  expect(offeredStatus("available", rules, facts("2030-03-14"))).toBe("on_request");
  expect(offeredStatus("available", rules, facts("2030-03-15"))).toBe("available");
});

test("in a full month the remaining days are on request", () => {
  const rules = { ...RULES, direct_per_month: 2 };
  expect(offeredStatus("available", rules, facts("2030-06-10", 1))).toBe("available");
  expect(offeredStatus("available", rules, facts("2030-06-10", 2))).toBe("on_request");
});

test("rules free nothing, and mean nothing where direct booking is off", () => {
  const rules = { ...RULES, direct_notice_days: 365, direct_per_month: 1 };
  for (const status of ["booked", "blocked", "on_request"] as const) {
    expect(offeredStatus(status, rules, facts("2030-03-02", 9))).toBe(status);
  }
  const closed = { ...rules, allows_direct_booking: false };
  expect(offeredStatus("available", closed, facts("2030-03-02", 9))).toBe("available");
});

test("a speaker who takes no bookings has no day to offer, whatever their calendar says", () => {
  const closed = { ...RULES, availability_status: "unavailable" };
  for (const status of ["available", "on_request", "blocked"] as const) {
    expect(offeredStatus(status, closed, facts("2030-06-10"))).toBe("blocked");
  }
  expect(offeredStatus("booked", closed, facts("2030-06-10"))).toBe("booked");
});
