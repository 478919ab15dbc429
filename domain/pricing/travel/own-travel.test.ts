import fc from "fast-check";
import { expect, test } from "vitest";
import { type OwnTravel, ownTravelCost, travelBandsSchema } from "./own-travel.ts";
import { TRAVEL_RULES, travelCost } from "./travel-cost.ts";

const BANDS = [
  { up_to_km: 100, euros: 250 },
  { up_to_km: 600, euros: 900 },
  { up_to_km: null, euros: 1200 },
];
const NOTHING: OwnTravel = { travel_bands: [], travel_cents_per_km: null };

const euros = (km: number, own: Partial<OwnTravel>) =>
  ownTravelCost(km, { ...NOTHING, ...own }, TRAVEL_RULES).fee / 100;

test("a band holds up to its last kilometre, the open one for all longer ways", () => {
  const fees = [5, 100, 101, 600, 601, 4_000].map((km) => euros(km, { travel_bands: BANDS }));
  expect(fees).toEqual([250, 250, 900, 900, 1200, 1200]);
});

test("beyond a last band with an end the distance counts, but never less than that band", () => {
  const travel_bands = BANDS.slice(0, 1);
  expect(euros(120, { travel_bands })).toBe(250);
  expect(euros(500, { travel_bands })).toBe(travelCost(500).fee / 100);
});

test("an own rate replaces both of the platform's, within its least and its most", () => {
  expect(euros(100, { travel_cents_per_km: 100 })).toBe(200);
  expect(euros(21, { travel_cents_per_km: 10 })).toBe(50);
  expect(euros(20, { travel_cents_per_km: 100 })).toBe(0);
});

test("who has set nothing travels by the platform's rule", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5_000, noNaN: true }), (km) => {
      expect(ownTravelCost(km, NOTHING, TRAVEL_RULES)).toEqual(travelCost(km));
    }),
  );
});

test.each([
  [
    [
      { up_to_km: 100, euros: 250 },
      { up_to_km: 100, euros: 300 },
    ],
  ],
  [
    [
      { up_to_km: null, euros: 250 },
      { up_to_km: 100, euros: 300 },
    ],
  ],
  [[{ up_to_km: 0, euros: 250 }]],
  [[{ up_to_km: 100, euros: -1 }]],
  [[{ up_to_km: 100, euros: 2.5 }]],
  [[{ up_to_km: 100, euros: 10_001 }]],
  [Array.from({ length: 7 }, (_, at) => ({ up_to_km: at + 1, euros: 1 }))],
  ["100 km"],
])("%j is no list of bands", (bands) => {
  expect(travelBandsSchema.safeParse(bands).success).toBe(false);
});
