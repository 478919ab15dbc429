import { describe, expect, test } from "vitest";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { BOOKING_STATUSES } from "../status.ts";
import {
  POSTPONEMENT_STEPS,
  possiblePostponementSteps,
  postponementRefusal,
  postponementStep,
} from "./postponement.ts";

const today = isoDate("2026-04-30");
const nineOClock = { startTime: "09:00", nowMs: Date.parse("2026-04-30T06:59:00Z") };
const days = { from: isoDate("2026-05-20"), to: isoDate("2026-06-10"), ...nineOClock };
const free = { status: "available", isBooked: false } as const;

test("organisers ask, speakers answer, admins may do both", () => {
  const asked = { status: "confirmed", isPostponementRequested: true } as const;
  const quiet = { status: "confirmed", isPostponementRequested: false } as const;
  expect(possiblePostponementSteps(quiet, "customer")).toEqual(["ask"]);
  expect(possiblePostponementSteps(quiet, "speaker")).toEqual([]);
  expect(possiblePostponementSteps(asked, "customer")).toEqual(["withdraw"]);
  expect(possiblePostponementSteps(asked, "speaker")).toEqual(["accept", "decline"]);
  expect(possiblePostponementSteps(asked, "admin")).toEqual(["accept", "decline", "withdraw"]);
  expect(possiblePostponementSteps(asked, "system")).toEqual(["expire"]);
  expect(postponementStep(asked, "accept", "customer")).toMatchObject({ error: "not_allowed" });
});

test("only what is confirmed can move", () => {
  for (const status of BOOKING_STATUSES.filter((one) => one !== "confirmed")) {
    for (const isPostponementRequested of [true, false]) {
      for (const step of POSTPONEMENT_STEPS) {
        expect(
          postponementStep({ status, isPostponementRequested }, step, "admin").ok,
          status,
        ).toBe(false);
      }
    }
  }
});

describe("a new day", () => {
  test("has to be another one, ahead, and free", () => {
    expect(postponementRefusal(days, free)).toBeNull();
    expect(postponementRefusal(days, { status: "on_request", isBooked: false })).toBeNull();
    expect(postponementRefusal({ ...days, to: days.from }, free)).toBe("same_day");
    expect(postponementRefusal({ ...days, to: addDays(today, -1) }, free)).toBe("date_past");
    expect(postponementRefusal({ ...days, to: isoDate("2032-01-01") }, free)).toBe("date_too_far");
  });

  test("comes too late once the hour of the event has struck, on the old day and on the new", () => {
    const nine = { ...days, nowMs: Date.parse("2026-04-30T07:00:00Z") };
    expect(postponementRefusal({ ...nine, from: today }, free)).toBe("event_over");
    expect(postponementRefusal({ ...nine, to: today }, free)).toBe("time_past");
    expect(postponementRefusal({ ...days, from: today }, free)).toBeNull();
    expect(postponementRefusal({ ...days, to: today }, free)).toBeNull();
  });

  test("may also be an earlier one than before", () => {
    expect(postponementRefusal({ ...days, to: isoDate("2026-05-04") }, free)).toBeNull();
  });

  test("is taken by a booking, also by one that an override hides, and by a block", () => {
    expect(postponementRefusal(days, { status: "booked", isBooked: true })).toBe("date_taken");
    expect(postponementRefusal(days, { status: "on_request", isBooked: true })).toBe("date_taken");
    expect(postponementRefusal(days, { status: "blocked", isBooked: false })).toBe("date_taken");
  });

  test("comes too late once the event is over", () => {
    expect(postponementRefusal({ ...days, from: addDays(today, -1) }, free)).toBe("event_over");
  });
});
