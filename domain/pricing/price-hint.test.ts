import { expect, test } from "vitest";
import { cents } from "../money.ts";
import { priceHint } from "./price-hint.ts";
import { priceHintText } from "./price-hint-text.ts";
import { startingFee } from "./starting-fee.ts";

test("the hint starts at the lowest positive fee and shows it gross [PRICE-17]", () => {
  expect(priceHintText(startingFee({ fee_20: 0, fee_40: 5000, fee_60: 4000 }), 1900)).toBe(
    "ab €4.760 inkl. MwSt.",
  );
  expect(priceHintText(startingFee({ fee_20: 2500, fee_40: null, fee_60: null }), 1900)).toBe(
    "ab €2.975 inkl. MwSt.",
  );
});

test("without a positive fee the price is on request [PRICE-19]", () => {
  expect(startingFee({ fee_20: null, fee_40: 0, fee_60: null })).toBeNull();
  expect(priceHintText(null, 1900)).toBe("Preis auf Anfrage");
});

test("the amount has no decimals and dots between the thousands", () => {
  expect(priceHint(cents(1_234_567), 1900)?.amount).toBe("€14.691");
  expect(priceHint(cents(84_000), 1900)?.amount).toBe("€1.000");
});
