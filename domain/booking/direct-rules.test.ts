import { expect, test } from "vitest";
import { isWithinReach } from "./direct-rules.ts";

test("a place is within reach up to the last kilometre; online always, an unknown one never", () => {
  const at = (distanceKm: number | null) => ({ state: "calculated" as const, distanceKm });
  expect(isWithinReach(300, at(300))).toBe(true);
  expect(isWithinReach(300, at(301))).toBe(false);
  expect(isWithinReach(300, { state: "unknown", distanceKm: null })).toBe(false);
  expect(isWithinReach(300, { state: "online", distanceKm: null })).toBe(true);
  expect(isWithinReach(null, { state: "unknown", distanceKm: null })).toBe(true);
});
