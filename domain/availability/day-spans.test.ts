import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, isoDate } from "#domain/time/iso-date.ts";
import { daySpans } from "./day-spans.ts";
import type { DayStatus } from "./day-status.ts";

const FIRST = isoDate("2027-03-20");
const daysOf = (statuses: readonly DayStatus[]) =>
  statuses.map((status, at) => ({ date: addDays(FIRST, at), status }));

test("neighbouring days of one status become one span", () => {
  const days = daysOf(["booked", "booked", "available", "blocked", "on_request", "on_request"]);
  expect(daySpans(days, "busy")).toEqual([
    { first: "2027-03-20", last: "2027-03-21", status: "booked" },
    { first: "2027-03-23", last: "2027-03-23", status: "blocked" },
    { first: "2027-03-24", last: "2027-03-25", status: "on_request" },
  ]);
  expect(daySpans(days, "free")).toEqual([
    { first: "2027-03-22", last: "2027-03-22", status: "available" },
  ]);
});

test("every day stands in exactly one of the two calendars, over the change of clocks too", () => {
  const status = fc.constantFrom<DayStatus>("available", "booked", "blocked", "on_request");
  fc.assert(
    fc.property(fc.array(status, { maxLength: 60 }), (statuses) => {
      const days = daysOf(statuses);
      const covered = (["free", "busy"] as const)
        .flatMap((shown) => daySpans(days, shown))
        .flatMap(({ first, last, status: shown }) =>
          Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => ({
            date: addDays(first, at),
            status: shown,
          })),
        );
      expect(covered.toSorted((a, b) => a.date.localeCompare(b.date))).toEqual(days);
    }),
  );
});
