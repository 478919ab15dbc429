import { expect, test } from "vitest";
import { type DayRecords, dayStatus, isProposable, needsFreeing } from "./day-status.ts";

const status = (records: Partial<DayRecords>) =>
  dayStatus({ override: null, isBooked: false, isHoliday: false, ...records });

test("an override wins over a booking", () => {
  expect(status({ override: "on_request", isBooked: true })).toBe("on_request");
  expect(status({ override: "blocked", isBooked: true })).toBe("blocked");
});

test("a booking without override takes the day", () => {
  expect(status({ isBooked: true })).toBe("booked");
  expect(status({ isBooked: true, isHoliday: true })).toBe("booked");
});

test("a day with neither is available", () => {
  expect(status({})).toBe("available");
});

test("a public holiday is on request until the speaker frees it; a booking takes it all the same", () => {
  expect(status({ isHoliday: true })).toBe("on_request");
  expect(status({ isHoliday: true, override: "available" })).toBe("available");
  expect(status({ isHoliday: true, override: "blocked" })).toBe("blocked");
  expect(status({ isHoliday: true, override: "available", isBooked: true })).toBe("booked");
  expect(needsFreeing({ isHoliday: true, isBooked: false })).toBe(true);
  expect(needsFreeing({ isHoliday: true, isBooked: true })).toBe(false);
  expect(needsFreeing({ isHoliday: false, isBooked: false })).toBe(false);
});

test("no speaker is proposed for a day with a live booking, whatever the calendar shows", () => {
  expect(isProposable({ status: "available", isBooked: false })).toBe(true);
  expect(isProposable({ status: "on_request", isBooked: false })).toBe(true);
  expect(isProposable({ status: "on_request", isBooked: true })).toBe(false);
  expect(isProposable({ status: "blocked", isBooked: false })).toBe(false);
});
