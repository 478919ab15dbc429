import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cents,
  centsFromEuros,
  formatAmountPlain,
  formatEuros,
  formatEurosExact,
} from "./money.ts";

const NBSP = "\u00a0";

test("half a cent does not exist", () => {
  expect(() => cents(0.5)).toThrow(RangeError);
  expect(() => cents(Number.NaN)).toThrow(RangeError);
});

test("euros become whole cents even where floating point would not", () => {
  expect(centsFromEuros(0.29)).toBe(29);
  expect(centsFromEuros(2500)).toBe(250_000);
});

test("prices are shown in German format without decimals, also with four digits", () => {
  expect(formatEuros(cents(250_000))).toBe(`2.500${NBSP}€`);
  expect(formatEuros(cents(1_234_567))).toBe(`12.346${NBSP}€`);
});

test("an amount that binds shows its cents, and none where it is whole", () => {
  const written = [669_191, 670_565, 595_000, 50, 0, -0, -670_565].map((amount) =>
    formatEurosExact(cents(amount)),
  );
  const euros = ["6.691,91", "6.705,65", "5.950", "0,50", "0", "0", "-6.705,65"];
  expect(written).toEqual(euros.map((amount) => `${amount}${NBSP}€`));
});

test("a plain amount has cents and no separators", () => {
  expect([670_565, 595_000, -5].map(formatAmountPlain)).toEqual(["6705,65", "5950,00", "-0,05"]);
});

test("amounts are written as the platform writes them", () => {
  const style = { style: "currency", currency: "EUR", signDisplay: "negative" } as const;
  const exact = new Intl.NumberFormat("de-DE", style);
  const whole = new Intl.NumberFormat("de-DE", { ...style, maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (amount) => {
      const binding = amount % 100 === 0 ? whole : exact;
      expect(formatEuros(cents(amount))).toBe(whole.format(amount / 100));
      expect(formatEurosExact(cents(amount))).toBe(binding.format(amount / 100));
    }),
  );
});
