import { expect, test } from "vitest";
import { BIO_LIMIT, cutParagraphs, cutText, TALK_TEXT_LIMIT } from "./cut-text.ts";

const words = (length: number) =>
  "wort "
    .repeat(length)
    .slice(0, length - 1)
    .concat("x");

test("a description of 150 characters is whole, one of 151 is cut [CONST-22]", () => {
  expect(cutText(words(TALK_TEXT_LIMIT), TALK_TEXT_LIMIT).rest).toBe("");
  const { shown, rest } = cutText(words(TALK_TEXT_LIMIT + 1), TALK_TEXT_LIMIT);
  expect(shown.length).toBeLessThanOrEqual(TALK_TEXT_LIMIT);
  expect(shown.length).toBeGreaterThan(TALK_TEXT_LIMIT - 6);
  expect(shown + rest).toBe(words(TALK_TEXT_LIMIT + 1));
});

test("a text without spaces is cut at the limit itself", () => {
  expect(cutText("x".repeat(20), 8)).toEqual({ shown: "x".repeat(8), rest: "x".repeat(12) });
});

test("a biography is cut after 200 characters of all its paragraphs [CONST-21]", () => {
  const cuts = cutParagraphs([words(120), words(120), words(40)], BIO_LIMIT);
  expect(cuts.map(({ rest }) => rest === "")).toEqual([true, false, false]);
  const shown = cuts.map((cut) => cut.shown).join("");
  expect(shown.length).toBeLessThanOrEqual(BIO_LIMIT);
  expect(cuts[2]?.shown).toBe("");
});

test("a biography of exactly 200 characters is not cut", () => {
  expect(cutParagraphs([words(BIO_LIMIT)], BIO_LIMIT)).toEqual([
    { shown: words(BIO_LIMIT), rest: "" },
  ]);
});
