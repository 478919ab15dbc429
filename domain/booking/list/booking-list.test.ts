import { expect, test } from "vitest";
import { BOOKING_STATUSES } from "../status.ts";
import { BOOKING_STAGES, countStages, statusesOf } from "./booking-list.ts";

test("every status stands in exactly one stage", () => {
  const all = BOOKING_STAGES.flatMap(statusesOf);
  expect(all.toSorted()).toEqual(BOOKING_STATUSES.toSorted());
  expect(statusesOf("over")).not.toContain("completed");
});

test("counts of one stage are added", () => {
  const counts = [
    { status: "completed", count: 2 },
    { status: "reviewed", count: 3 },
    { status: "cancelled", count: 1 },
  ] as const;
  expect(countStages(counts)).toEqual({
    requested: 0,
    pending: 0,
    confirmed: 0,
    completed: 5,
    over: 1,
  });
});
