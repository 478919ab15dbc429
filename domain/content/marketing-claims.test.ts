import { expect, test } from "vitest";
import { DEFAULT_CLAIMS, marketingClaims, shownClaims } from "./marketing-claims.ts";

test("the claims are the specification's until an admin changes them [CONST-32]", () => {
  expect(DEFAULT_CLAIMS).toEqual({
    companies: "500+",
    hitRate: "95%",
    response: "24h",
    booking: "60 Sekunden",
  });
  for (const nothing of [undefined, null, 7, "x", [], {}]) {
    expect(marketingClaims(nothing)).toEqual(DEFAULT_CLAIMS);
  }
});

test("a stored text replaces its default, an emptied one claims nothing, anything else is no text", () => {
  expect(marketingClaims({ companies: "620+", hitRate: 96, response: " " })).toEqual({
    ...DEFAULT_CLAIMS,
    companies: "620+",
    response: "",
  });
});

test("no claim names the time of a booking while nothing can be booked", () => {
  const demo = { isDemo: true, takesBookings: true };
  expect(shownClaims(undefined, demo)).toEqual(DEFAULT_CLAIMS);
  const closed = { ...demo, takesBookings: false };
  expect(shownClaims(undefined, closed)).toEqual({ ...DEFAULT_CLAIMS, booking: "" });
  expect(shownClaims({}, { ...closed, isDemo: false })?.booking).toBe("");
  expect(shownClaims(undefined, { ...demo, isDemo: false })).toBeNull();
});
