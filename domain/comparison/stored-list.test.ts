import { expect, test } from "vitest";
import type { ComparisonItem } from "./item.ts";
import { parseComparison, writeComparison } from "./stored-list.ts";

const item: ComparisonItem = {
  id: "7d3c1f52-6f0e-4f57-9f7e-0d4bb7a7c001",
  title: "Miriam Falkenau",
  bio: "Führung beginnt mit Zuhören.",
  base_fee_usd: null,
  rating: 4.8,
  years_experience: 12,
  categories: ["leadership"],
  languages_spoken: ["Deutsch"],
  slug: "miriam-falkenau",
};
const stored = (items: unknown, v: unknown = 1) => JSON.stringify({ v, items });

test("what was written is read back", () => {
  expect(parseComparison(writeComparison([item]))).toEqual([item]);
});

test.each([
  null,
  "",
  "[]",
  "null",
  "{broken",
  "7",
  stored([item], 2),
  stored("two"),
  stored([null, 3, "x", {}]),
  stored([{ ...item, title: 7 }]),
  stored([{ ...item, categories: [1] }]),
  stored([{ ...item, base_fee_usd: "4000" }]),
])("%j counts as an empty list", (text) => {
  expect(parseComparison(text)).toEqual([]);
});

test("a broken entry does not take the others along", () => {
  expect(parseComparison(stored([{ slug: "x" }, item]))).toEqual([item]);
});

test("no speaker is read twice, and never more than three", () => {
  const many = ["a", "a", "b", "c", "d"].map((slug) => ({ ...item, slug }));
  expect(parseComparison(stored(many)).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
});
