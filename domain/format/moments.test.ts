import { expect, test } from "vitest";
import {
  formatMoment,
  formatMomentLong,
  formatMomentNumeric,
  formatMomentWithoutYear,
  formatMomentWithSeconds,
} from "./moments.ts";

const summer = "2026-07-01T07:05:09Z";

test("moments are told by the clock of Berlin", () => {
  expect(formatMoment(summer)).toBe("01.07.2026, 09:05 Uhr");
  expect(formatMomentNumeric(summer)).toBe("01.07.2026 09:05");
  expect(formatMomentWithSeconds(summer)).toBe("01.07.2026, 09:05:09");
  expect(formatMomentLong(summer)).toBe("1. Juli 2026 um 09:05");
  expect(formatMomentWithoutYear(summer)).toBe("1. Juli um 09:05");
  expect(formatMomentLong(Date.parse("2026-12-31T23:30:00Z"))).toBe("1. Januar 2027 um 00:30");
  expect(formatMoment(new Date(summer))).toBe(formatMoment(summer));
});
