import { expect, test } from "vitest";
import { CATEGORIES, CATEGORY_NAMES } from "./categories.ts";
import { CATEGORY_HEROES } from "./category-heroes.ts";

test("the ten fixed categories each have a label, a description and topics", () => {
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
