import fc from "fast-check";
import { expect, test } from "vitest";
import { fittingDescription, fittingTitle } from "./page-title.ts";

const SUFFIX = "Keynote Speaker";

test("a title that fits stays, a longer one becomes name and suffix", () => {
  expect(fittingTitle("Kurz", "Anna Muster", SUFFIX)).toBe("Kurz");
  expect(fittingTitle("x".repeat(61), "Anna Muster", SUFFIX)).toBe("Anna Muster Keynote Speaker");
});

test("no name makes a title longer than 60 or a description longer than 160 characters", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300 }), (text) => {
      expect(fittingTitle(text, text, SUFFIX).length).toBeLessThanOrEqual(60);
      expect(fittingDescription(text).length).toBeLessThanOrEqual(160);
    }),
  );
});

test("a description is cut at a word", () => {
  expect(fittingDescription("wort ".repeat(60))).toMatch(/wort…$/);
});
