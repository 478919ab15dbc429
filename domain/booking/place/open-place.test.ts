import { expect, test } from "vitest";
import { isOpenPlace, OPEN_PLACE } from "./open-place.ts";

test.each([
  OPEN_PLACE,
  "ort noch offen",
  "noch offen",
  "Offen",
  "Ort: offen",
  "steht noch nicht fest",
  "noch nicht bekannt",
  "wird noch bekannt gegeben",
  "Location tbd",
  "TBA",
])("„%s“ leaves the place open", (text) => {
  expect(isOpenPlace(text)).toBe(true);
});

test.each(["Offenbach", "Offene Bühne, Köln", "Köln, Saal noch offen", "", "Hotel Offenburg"])(
  "„%s“ does not",
  (text) => {
    expect(isOpenPlace(text)).toBe(false);
  },
);
