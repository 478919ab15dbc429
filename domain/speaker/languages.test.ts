import { expect, test } from "vitest";
import { speaksEnglish } from "./languages.ts";

test.each([
  [["Deutsch", "Englisch"], true],
  [["English"], true],
  [["de", " EN "], true],
  [["Deutsch"], false],
  [["Deutsch", "Französisch (Niveau en)"], false],
  [[], false],
])("%j speaks English: %s", (languages, expected) => {
  expect(speaksEnglish(languages)).toBe(expected);
});
