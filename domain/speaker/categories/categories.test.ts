import { expect, test } from "vitest";
import { CATEGORIES, CATEGORY_NAMES } from "./categories.ts";
import { CATEGORY_HEROES } from "./category-heroes.ts";

const IN_ORDER =
  "leadership technology business marketing innovation sustainability wellness entrepreneurship finance other";

test("the ten fixed categories stand in their order and each have a label, a description and topics [CAT-01] [CAT-04] [CAT-05]", () => {
  expect(CATEGORY_NAMES).toEqual(IN_ORDER.split(" "));
  expect(CATEGORIES.map(({ name }) => name)).toEqual(CATEGORY_NAMES);
  for (const category of CATEGORIES) {
    expect(category.label).not.toBe("");
    expect(category.description.length).toBeGreaterThan(20);
    expect(category.topics.length).toBeGreaterThanOrEqual(3);
    expect(new Set(category.topics).size).toBe(category.topics.length);
  }
});

test("leadership, technology and business have hero and pain-point content", () => {
  expect(Object.keys(CATEGORY_HEROES).sort()).toEqual(["business", "leadership", "technology"]);
  for (const hero of Object.values(CATEGORY_HEROES)) expect(hero.painPoints).toHaveLength(3);
});
