import { expect, test } from "vitest";
import { countryName } from "./country-name.ts";
import { compareGerman } from "./german-order.ts";
import { formatChoice, formatList } from "./lists.ts";

test("lists end with „und“ or „oder“", () => {
  expect(formatList(["A", "B", "C"])).toBe("A, B und C");
  expect(formatChoice(["20", "40"])).toBe("20 oder 40");
});

test("countries have German names and stand in German order", () => {
  const names = ["CH", "AT", "ET"].map(countryName).toSorted(compareGerman);
  expect(names).toEqual(["Äthiopien", "Österreich", "Schweiz"]);
});
