import { expect, test } from "vitest";
import { type Answer, travelFrom } from "./travel.ts";

const answer: Answer = {
  totalFee: 400,
  distanceKm: 500,
  state: "calculated",
  isDirectPossible: true,
  takesBookings: true,
  place: { state: "sure", candidates: [] },
};
const refusal = (changes: Partial<Answer>) => travelFrom({ ...answer, ...changes }).refusal;

test("a sure place that allows no direct booking is too far away", () => {
  expect(refusal({})).toBeNull();
  expect(refusal({ isDirectPossible: false })).toBe("too_far");
  const unclear = { state: "ambiguous", candidates: [] } as const;
  expect(refusal({ isDirectPossible: false, place: unclear })).toBeNull();
});

test("before going live no place is too far away: nothing can be booked anywhere", () => {
  expect(refusal({ isDirectPossible: false, takesBookings: false })).toBe("closed");
  const online = { state: "online", place: { state: "online", candidates: [] } } as const;
  expect(refusal({ ...online, isDirectPossible: false, takesBookings: false })).toBe("closed");
});

test("a server that is being replaced does not say it yet", () => {
  const { takesBookings: _, ...older } = answer;
  expect(travelFrom(older).refusal).toBeNull();
  expect(travelFrom({ ...older, isDirectPossible: false }).refusal).toBe("too_far");
});
