import { expect, test } from "vitest";
import { amountFromText } from "./amount-from-text.ts";

test.each([
  ["5.950,00", 595_000],
  ["5950,5 €", 595_050],
  ["5950", 595_000],
  ["0,01", 1],
  ["5950.00", null],
  ["-5", null],
  ["0", null],
  ["", null],
  ["1,234", null],
  ["zehn", null],
])("%s is %s cents", (text, amount) => {
  expect(amountFromText(text)).toBe(amount);
});
