import { expect, test } from "vitest";
import type { EventPlace } from "../../address/place-answer.ts";
import { isWithinReach } from "./direct-rules.ts";

test("a place is within reach up to the last kilometre; online always, one that is not sure never", () => {
  const at = (distanceKm: number | null, state: EventPlace["state"] = "sure") => ({
    place: { state },
    distanceKm,
  });
  expect(isWithinReach(300, at(300))).toBe(true);
  expect(isWithinReach(300, at(301))).toBe(false);
  expect(isWithinReach(300, at(null))).toBe(false);
  expect(isWithinReach(null, at(null))).toBe(true);
  for (const limit of [300, null]) {
    expect(isWithinReach(limit, at(null, "online"))).toBe(true);
    for (const state of ["ambiguous", "unknown", "open"] as const) {
      expect(isWithinReach(limit, at(null, state))).toBe(false);
    }
  }
});
