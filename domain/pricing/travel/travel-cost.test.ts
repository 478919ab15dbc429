import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  flatTravel,
  roadKmFromAir,
  TRAVEL_RULES,
  totalFeeEuros,
  travelCost,
  travelRules,
} from "./travel-cost.ts";

const euros = (km: number) => totalFeeEuros(travelCost(km));
const km = fc.double({ min: 0, max: 5_000, noNaN: true });

describe("the formula", () => {
  test.each([
    ["across town", 20, 0],
    ["the first kilometre beyond it", 21, 50],
    ["Köln–Düsseldorf", 40, 50],
    ["München–Salzburg", 145, 145],
    ["Hannover–Berlin with a night", 285, 395],
    ["Berlin–Stuttgart", 633, 570],
    ["as far as it gets", 5_000, 950],
  ])("%s: %i km cost %i euros", (_name, distance, expected) => {
    expect(euros(distance)).toBe(expected);
  });

  test("a night is added beyond 250 kilometres, not at them", () => {
    expect(euros(251) - euros(250)).toBe(155);
  });

  test("the fee is whole euros in steps of five, nothing or between the least and the most", () => {
    fc.assert(
      fc.property(km, (distance) => {
        const { fee, distanceKm } = travelCost(distance);
        expect(distanceKm).toBe(Math.round(distance));
        expect(fee % TRAVEL_RULES.stepCents).toBe(0);
        if (Math.round(distance) <= TRAVEL_RULES.freeUpToKm) expect(fee).toBe(0);
        else {
          expect(fee).toBeGreaterThanOrEqual(TRAVEL_RULES.leastCents);
          expect(fee).toBeLessThanOrEqual(TRAVEL_RULES.mostCents);
        }
        // Converting the euros of the answer gives back the very cents that are stored.
        expect(Math.round(totalFeeEuros(travelCost(distance)) * 100)).toBe(fee);
      }),
    );
  });

  test("further away never costs less", () => {
    fc.assert(
      fc.property(km, km, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(travelCost(near).fee).toBeLessThanOrEqual(travelCost(far).fee);
      }),
    );
  });

  test("roads are a quarter longer than the air line", () => {
    expect(roadKmFromAir(100, TRAVEL_RULES)).toBe(125);
  });
});

describe("a lump sum", () => {
  test("replaces the formula and is read as whole euros", () => {
    expect(flatTravel(320)).toEqual({ state: "flat", fee: 32_000, distanceKm: null });
  });
});

describe("stored rules", () => {
  test("change what they name and leave the rest", () => {
    const rules = travelRules({ freeUpToKm: 50, leastCents: 8_000 });
    expect(rules).toEqual({ ...TRAVEL_RULES, freeUpToKm: 50, leastCents: 8_000 });
    expect(travelCost(40, rules).fee).toBe(0);
    expect(travelCost(51, rules).fee).toBe(8_000);
  });

  test.each([
    [undefined],
    [null],
    ["20"],
    [{ freeUpToKm: -1 }],
    [{ centsPerKmNear: 0.5 }],
    [{ stepCents: 0 }],
    [{ stepCents: 150 }],
    [{ leastCents: 95_100 }],
    [{ roadFactor: Number.NaN }],
  ])("%j is not taken: all defaults hold", (stored) => {
    expect(travelRules(stored)).toEqual(TRAVEL_RULES);
  });
});
