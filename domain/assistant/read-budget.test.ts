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
