import { expect, test } from "vitest";
import { travelTerms } from "./travel-terms.ts";

const unknown = {
  offer_price_cents: null,
  travel_cost_state: "unknown",
  travel_cost_cents: 0,
} as const;

test.each([
  ["open", {}],
  ["included", { offer_price_cents: 600_000 }],
  ["priced", { travel_cost_cents: 30_000 }],
  ["priced", { travel_cost_state: "calculated" }],
  ["priced", { travel_cost_state: "calculated", offer_price_cents: 600_000 }],
  ["none", { travel_cost_state: "online", offer_price_cents: 600_000 }],
] as const)("the way is %s with %j", (terms, changes) => {
  expect(travelTerms({ ...unknown, ...changes })).toBe(terms);
});
