import { expect, test } from "vitest";
import { readPrice } from "./read-price.ts";

test.each([
  ["4800", 480_000],
  ["4.800", 480_000],
  ["4.800,50 €", 480_050],
  ["0", 0],
  [" 1 200 ", 120_000],
  ["19,99", 1999],
])("%s is an amount", (entry, amount) => {
  expect(readPrice(entry)).toBe(amount);
});

test.each(["", "viel", "-5", "4,8.00", "1.20", "99999999", "4800.50"])(
  "„%s“ is none, rather than something else",
  (entry) => {
    expect(readPrice(entry)).toBeNull();
  },
);
