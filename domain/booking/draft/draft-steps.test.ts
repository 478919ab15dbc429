import { expect, test } from "vitest";
import {
  BOOKING_STEPS,
  type BookingStep,
  stepAfter,
  stepBefore,
  stepNumber,
  stepsPassed,
} from "./draft-steps.ts";

const keynote = { eventType: "keynote" } as const;
const workshop = { eventType: "workshop" } as const;

function walk(
  from: BookingStep,
  next: (step: BookingStep) => BookingStep | null,
): readonly BookingStep[] {
  const following = next(from);
  return following === null ? [from] : [from, ...walk(following, next)];
}

test("the steps go forward and back in their order [BOOK-67] [BOOK-68]", () => {
  expect(walk("format", (step) => stepAfter(step, keynote))).toEqual(BOOKING_STEPS);
  expect(walk("summary", (step) => stepBefore(step, keynote))).toEqual(BOOKING_STEPS.toReversed());
});

test("a workshop leaves the talk out in both directions [BOOK-25]", () => {
  expect(stepAfter("format", workshop)).toBe("details");
  expect(stepBefore("details", workshop)).toBe("format");
});

test("the number of a step counts all five, also the one left out", () => {
  expect(BOOKING_STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5]);
});

test("moving on leaves steps behind, also the one left out; going back leaves none", () => {
  expect(stepsPassed("format", "talk")).toEqual(["format"]);
  expect(stepsPassed("format", "details")).toEqual(["format", "talk"]);
  expect(stepsPassed("summary", "format")).toEqual([]);
});
