import { expect, test } from "vitest";
import { DEFAULT_CLAIMS, marketingClaims } from "./marketing-claims.ts";

test("the claims are the specification's until somebody changes them [CONST-32]", () => {
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
