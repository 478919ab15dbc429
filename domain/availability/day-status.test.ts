import { expect, test } from "vitest";
import { isoDate } from "../iso-date.ts";
import { dayStatus, isSelectable } from "./day-status.ts";

const day = isoDate("2026-05-01");

test("an override wins over a booking", () => {
  expect(dayStatus(day, new Map([[day, "on_request"]]), new Set([day]))).toBe("on_request");
  expect(dayStatus(day, new Map([[day, "blocked"]]), new Set([day]))).toBe("blocked");
});

test("a booking without override takes the day", () => {
  expect(dayStatus(day, new Map(), new Set([day]))).toBe("booked");
});

test("a day with neither is available", () => {
  expect(dayStatus(day, new Map(), new Set())).toBe("available");
});

test("free and on-request days from today on can be picked", () => {
  expect(isSelectable(day, "available", day)).toBe(true);
  expect(isSelectable(day, "on_request", day)).toBe(true);
  expect(isSelectable(day, "booked", day)).toBe(false);
  expect(isSelectable(day, "blocked", day)).toBe(false);
  expect(isSelectable(day, "available", isoDate("2026-05-02"))).toBe(false);
});
