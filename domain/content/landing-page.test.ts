import { expect, test } from "vitest";
import { DEFAULT_LIST_RULE, isThin, landingPath, listRule } from "./landing-page.ts";

test("a rule that makes no sense is the default one", () => {
  expect(listRule(null)).toEqual(DEFAULT_LIST_RULE);
  expect(listRule({ most: 1 })).toEqual(DEFAULT_LIST_RULE);
  expect(listRule({ sort: "drop table" })).toEqual(DEFAULT_LIST_RULE);
});

test("what is not said keeps its default", () => {
  expect(listRule({ withinKm: 50 })).toEqual({ ...DEFAULT_LIST_RULE, withinKm: 50 });
});

test("fewer than three speakers are a thin page", () => {
  expect([2, 3].map(isThin)).toEqual([true, false]);
});

test("a page lies below its category", () => {
  expect(landingPath({ category: "leadership", slug: "berlin" })).toBe("/themen/leadership/berlin");
});
