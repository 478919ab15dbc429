import { expect, test } from "vitest";
import { monthDays } from "./calendar-month.ts";
import {
  type CalendarDay,
  countStatuses,
  type DayStatus,
  dayState,
  isOpenForChoice,
} from "./calendar-status.ts";

const APRIL: CalendarDay[] = monthDays("2026-04").map((date, at) => ({
  date,
  status: statusAt(at),
}));

function statusAt(at: number): DayStatus {
  if (at < 4) return "booked";
  if (at < 6) return "blocked";
  return at < 9 ? "on_request" : "available";
}

test("the legend counts the four states of the shown months", () => {
  const may: CalendarDay = { date: "2026-05-01", status: "available" };
  expect(countStatuses([...APRIL, may], ["2026-04"], "2026-03-10")).toEqual({
    available: 21,
    on_request: 3,
    booked: 4,
    blocked: 2,
  });
});

test("days gone by are not counted, today is [CAL-10]", () => {
  const counts = countStatuses(APRIL, ["2026-04"], "2026-04-28");
  expect(counts).toEqual({ available: 3, on_request: 0, booked: 0, blocked: 0 });
});

test("a past day is past whatever its status, today is not", () => {
  expect(dayState("2026-04-15", "available", "2026-04-16")).toBe("past");
  expect(dayState("2026-04-16", "available", "2026-04-16")).toBe("available");
  expect(dayState("2026-04-17", undefined, "2026-04-16")).toBe("unknown");
});

test("only free days and days on request can be chosen", () => {
  const states = ["available", "on_request", "booked", "blocked", "past", "unknown"] as const;
  expect(states.filter(isOpenForChoice)).toEqual(["available", "on_request"]);
});
