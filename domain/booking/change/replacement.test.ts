import { expect, test } from "vitest";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { BOOKING_STATUSES, isLost } from "../status.ts";
import { replacementProblem } from "./replacement.ts";

const today = isoDate("2026-11-16");
const yesterday = addDays(today, -1);

test("what came to nothing is replaced up to the day of the event", () => {
  for (const status of BOOKING_STATUSES.filter(isLost)) {
    expect(replacementProblem({ status, event_date: today }, today)).toBeNull();
    expect(replacementProblem({ status, event_date: yesterday }, today)).toBe("date_past");
  }
});

test("a booking that still has its speaker is not replaced, whatever its day", () => {
  for (const status of BOOKING_STATUSES.filter((one) => !isLost(one))) {
    expect(replacementProblem({ status, event_date: today }, today)).toBe("wrong_status");
    expect(replacementProblem({ status, event_date: yesterday }, today)).toBe("wrong_status");
  }
});
