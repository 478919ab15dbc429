import { expect, test } from "vitest";
import { monogram, TINTS, tintFor } from "./monogram.ts";

test.each([
  ["Walter Kienzl", "WK"],
  ["Dr. Miriam Falkenau", "MF"],
  ["Prof. Dr. Ilse Brandtner", "IB"],
  ["Karl-Heinz von der Öde", "KÖ"],
  ["Prof. Dr.-Ing. Şebnem Ünal", "ŞÜ"],
  ["madonna", "M"],
  ["Dr.", "D"],
  ["", ""],
])("the monogram of %j is %j", (name, initials) => {
  expect(monogram(name)).toBe(initials);
});

test("a name keeps its colour, and names spread over all colours", () => {
  const names = [
    "Walter",
    "Miriam",
    "Ilse",
    "Jonas",
    "Leyla",
    "Tobias",
    "Amara",
    "Henrik",
    "Sabine",
  ];
  expect(names.map(tintFor)).toEqual(names.map(tintFor));
  expect(new Set(names.map(tintFor)).size).toBe(TINTS.length);
});
