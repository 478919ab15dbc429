import { expect, test } from "vitest";
import { askedPrices, fittingRange, parseEuros } from "./price-input.ts";

test("amounts are read as Germans write them", () => {
  expect(["1.500", "1500 €", "€1.500,00", " 2 500 "].map(parseEuros)).toEqual([
    1500, 1500, 1500, 2500,
  ]);
  expect(["", "viel", "99999999"].map(parseEuros)).toEqual([undefined, undefined, undefined]);
});

test("the ends keep their order and their bounds", () => {
  expect(fittingRange({ low: 6000, high: 4000 }, "low", 9000)).toEqual({ low: 4000, high: 4000 });
  expect(fittingRange({ low: 6000, high: 4000 }, "high", 9000)).toEqual({ low: 6000, high: 6000 });
  expect(fittingRange({ low: 0, high: 50_000 }, "high", 9000)).toEqual({ low: 0, high: 9000 });
});

test("a range over the whole slider is no filter [FILTER-15]", () => {
  expect(askedPrices({ low: 0, high: 9000 }, 9000)).toEqual({});
  expect(askedPrices({ low: 100, high: 8900 }, 9000)).toEqual({ minPrice: 100, maxPrice: 8900 });
});
