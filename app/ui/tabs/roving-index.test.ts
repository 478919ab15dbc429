import { expect, test } from "vitest";
import { rovingIndex } from "./roving-index.ts";

test("arrows move along the row and wrap round", () => {
  expect(rovingIndex("ArrowRight", 0, 3)).toBe(1);
  expect(rovingIndex("ArrowRight", 2, 3)).toBe(0);
  expect(rovingIndex("ArrowLeft", 0, 3)).toBe(2);
});

test("Home and End lead to the ends", () => {
  expect(rovingIndex("Home", 2, 3)).toBe(0);
  expect(rovingIndex("End", 0, 3)).toBe(2);
});

test("a row ignores up and down, a column left and right", () => {
  expect(rovingIndex("ArrowDown", 0, 3)).toBeNull();
  expect(rovingIndex("ArrowDown", 0, 3, "vertical")).toBe(1);
  expect(rovingIndex("ArrowLeft", 0, 3, "vertical")).toBeNull();
});

test("other keys and empty rows lead nowhere", () => {
  expect(rovingIndex("a", 0, 3)).toBeNull();
  expect(rovingIndex("Home", -1, 0)).toBeNull();
});

test("from nowhere forwards starts at the first item, backwards at the last", () => {
  expect(rovingIndex("ArrowRight", -1, 3)).toBe(0);
  expect(rovingIndex("ArrowLeft", -1, 3)).toBe(2);
});
