import { expect, test } from "vitest";
import { readBudget } from "./read-budget.ts";

test("a year before „bis“ is no lower limit", () => {
  expect(readBudget("Keynote im Mai 2027 bis 8.000 €")).toMatchObject({ min: null, max: 8000 });
  expect(readBudget("2000 bis 3000 €")).toMatchObject({ min: 2000, max: 3000 });
  expect(readBudget("2025 € bis 3000 €")).toMatchObject({ min: 2025, max: 3000 });
});

test("an amount may be written with its cents", () => {
  expect(readBudget("12.000,00 €")).toMatchObject({ min: null, max: 12_000 });
  expect(readBudget("Budget: 950,50 Euro")).toMatchObject({ max: 951 });
});

test.each([
  ["bis 3.000 € brutto", true],
  ["3.000 Euro inkl. MwSt.", true],
  ["max. 3000 € inklusive 19 % Mehrwertsteuer", true],
  ["Brutto-Budget: 3.000 €", true],
  ["zwischen 3.000 und 5.000 € brutto", true],
  ["Unser Budget liegt brutto bei höchstens 3.000 €", true],
  ["bis 3.000 € netto", false],
  ["3.000 € zzgl. MwSt.", false],
  ["3.000 € zuzüglich 19 % Umsatzsteuer", false],
  ["bis 3.000 €", false],
  ["bis 3.000 € netto, also 3.570 € brutto", false],
  ["bis 3.570 € brutto (3.000 € netto)", true],
])("„%s“ is meant with the tax: %s", (text, isGross) => {
  expect(readBudget(text)).toMatchObject({ isGross });
});

test("a surcharge for the way says nothing about the tax", () => {
  expect(readBudget("3.000 € brutto zzgl. Reisekosten")).toMatchObject({
    isGross: true,
    isWithoutTravel: true,
  });
});
