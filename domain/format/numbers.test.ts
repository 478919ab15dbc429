import { expect, test } from "vitest";
import * as decimals from "./decimals.ts";
import { formatEurosInEnglish, formatRatingInEnglish } from "./english.ts";
import { formatForeignAmount } from "./foreign-amount.ts";
import { formatBasisPoints, formatKilobytes, formatNumber } from "./numbers.ts";
import { formatPercent, formatPercentUpToOneDecimal } from "./percent.ts";

test("numbers are German", () => {
  expect([1234.5, 12n, 0.12345].map(formatNumber)).toEqual(["1.234,5", "12", "0,123"]);
  expect([1900, 810, 775].map(formatBasisPoints)).toEqual(["19", "8,1", "7,75"]);
  expect([1, 2048, 2_000_000].map(formatKilobytes)).toEqual(["1 kB", "2 kB", "1.953 kB"]);
});

test("decimals are cut to what each figure needs", () => {
  expect(decimals.formatRounded(5999.6)).toBe("6.000");
  expect([2.54, 2].map(decimals.formatUpToOneDecimal)).toEqual(["2,5", "2"]);
  expect([0.255, 2].map(decimals.formatUpToTwoDecimals)).toEqual(["0,26", "2"]);
  expect(decimals.formatThreeDecimals(0.25)).toBe("0,250");
});

test("percent and foreign currencies keep to their number", () => {
  expect(formatPercent(0.456)).toBe("46\u00a0%");
  expect([0.19, 0.081].map(formatPercentUpToOneDecimal)).toEqual(["19\u00a0%", "8,1\u00a0%"]);
  expect(formatForeignAmount(123_450, "CHF")).toBe("1.234,50\u00a0CHF");
});

test("the English page writes English numbers", () => {
  expect(formatEurosInEnglish(5000)).toBe("€5,000");
  expect(formatRatingInEnglish(4.9)).toBe("4.90");
});
