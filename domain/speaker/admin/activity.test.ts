import { expect, test } from "vitest";
import { cohortOf } from "./activity.ts";

test.each([
  [null, 0, "active"],
  [24, 0, "active"],
  [25, 0, "slow"],
  [48, 90, "slow"],
  [49, 0, "silent"],
  [null, 60, "active"],
  [null, 61, "stale"],
  [3, 61, "stale"],
] as const)(
  "waiting %s hours with a calendar of %s days is %s",
  (waitingHours, calendarDays, cohort) => {
    expect(cohortOf({ waitingHours, calendarDays })).toBe(cohort);
  },
);
