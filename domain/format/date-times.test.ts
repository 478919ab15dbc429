import { expect, test } from "vitest";
import {
  formatDateTime,
  formatDateTimeLong,
  formatDateTimeNumeric,
  formatDateTimeWithoutYear,
  formatDateTimeWithSeconds,
} from "./date-times.ts";

const summer = "2026-07-01T07:05:09Z";

test("moments are told by the clock of Berlin", () => {
  expect(formatDateTime(summer)).toBe("01.07.2026, 09:05 Uhr");
  expect(formatDateTimeNumeric(summer)).toBe("01.07.2026 09:05");
  expect(formatDateTimeWithSeconds(summer)).toBe("01.07.2026, 09:05:09");
  expect(formatDateTimeLong(summer)).toBe("1. Juli 2026 um 09:05");
  expect(formatDateTimeWithoutYear(summer)).toBe("1. Juli um 09:05");
  expect(formatDateTimeLong(Date.parse("2026-12-31T23:30:00Z"))).toBe("1. Januar 2027 um 00:30");
  expect(formatDateTime(new Date(summer))).toBe(formatDateTime(summer));
});
