import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LONGEST_VIEW_SECONDS, timeSpent, visitId, visitRef } from "./visit.ts";

describe("the id of a visit", () => {
  test("without consent it is new on every page and kept nowhere", () => {
    for (const kept of [null, "earlier"]) {
      expect(visitId({ consent: "none", kept, random: "fresh" })).toEqual({
        id: "fresh",
        keep: null,
      });
    }
  });

  test("with consent the first one is kept and used again", () => {
    const first = visitId({ consent: "given", kept: null, random: "a" });
    expect(first).toEqual({ id: "a", keep: "a" });
    expect(visitId({ consent: "given", kept: first.keep, random: "b" })).toEqual({
      id: "a",
      keep: "a",
    });
  });
});

test.each([
  ["?ref=newsletter", "https://suche.example/?q=geheim", "newsletter"],
  ["", "https://suche.example/ergebnis?q=geheim", "https://suche.example"],
  ["", "https://wortbuehne.example/themen/finance?x=1", "/themen/finance"],
  ["?ref=%20", "", null],
  ["", "kein-verweis", null],
  [`?ref=${"x".repeat(900)}`, "", "x".repeat(200)],
])("an arrival with %j from %j counts as %j", (search, referrer, expected) => {
  expect(visitRef({ search, referrer, origin: "https://wortbuehne.example" })).toBe(expected);
});

test("time spent only grows and never exceeds what has passed", () => {
  const seconds = fc.double({ min: -10, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(seconds, fc.nat(90_000), fc.option(fc.nat(86_400)), (reported, elapsed, known) => {
      const spent = timeSpent({ reported, elapsed, known });
      expect(Number.isInteger(spent)).toBe(true);
      expect(spent).toBeGreaterThanOrEqual(known ?? 0);
      expect(spent).toBeLessThanOrEqual(
        Math.max(known ?? 0, Math.min(elapsed + 1, LONGEST_VIEW_SECONDS)),
      );
    }),
  );
  expect(timeSpent({ known: null, reported: 10.4, elapsed: 11 })).toBe(10);
});
