import { expect, test } from "vitest";
import { emptySearchTerm, wholeTerms } from "./empty-search-term.ts";

test.each([
  ["  Quanten   Physik ", "quanten physik"],
  ["ÖKONOMIE", "ökonomie"],
  ["x", null],
  ["", null],
  ["kim@firma.example", null],
  ["+49 170 12 34 567", null],
  ["https://firma.example", null],
  ["a".repeat(61), null],
  ["Trends 2030", "trends 2030"],
])("the search %j is counted as %j", (text, term) => {
  expect(emptySearchTerm(text)).toBe(term);
});

test("what was typed on the way to a whole word is left out", () => {
  const rows = ["quanten", "qua", "quantenphysik", "yoga"].map((term) => ({ term, count: 1 }));
  expect(wholeTerms(rows).map(({ term }) => term)).toEqual(["quantenphysik", "yoga"]);
});
