import { expect, test } from "vitest";
import { isSlug, slugOf } from "./slug.ts";

test.each([
  ["Was eine Keynote kostet", "was-eine-keynote-kostet"],
  ["Größe, Übung & Ähre!", "groesse-uebung-aehre"],
  ["  Café – Crème ", "cafe-creme"],
  ["???", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test("a long title is cut and stays a valid address", () => {
  const slug = slugOf("wort ".repeat(60));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(isSlug(slug)).toBe(true);
});

test.each(["", "A", "a--b", "-a", "a/b", "ä", "x".repeat(81)])("%j is none", (text) => {
  expect(isSlug(text)).toBe(false);
});
