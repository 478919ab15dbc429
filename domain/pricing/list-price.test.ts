import fc from "fast-check";
import { expect, test } from "vitest";
import { centsFromEuros } from "../money.ts";
import { grossEuros, listPrice, netBounds } from "./list-price.ts";

const VAT = 1900;

test("a list names the starting price with and without tax", () => {
  expect(listPrice(centsFromEuros(2500), VAT)).toEqual({
    gross: { before: "ab", amount: "€2.975", after: "inkl. MwSt." },
    net: { before: "ab", amount: "€2.500", after: "netto" },
  });
  expect(listPrice(null, VAT)).toBeNull();
});

test("a gross limit keeps exactly the cards whose shown gross price is within it", () => {
  expect(netBounds({ maxPrice: 3000 }, VAT)).toEqual({ minPrice: undefined, maxPrice: 2521 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom(0, 700, 810, 1900, 2000),
      (fee, limit, vat) => {
        const { minPrice = 0, maxPrice = 0 } = netBounds({ minPrice: limit, maxPrice: limit }, vat);
        expect(fee <= maxPrice).toBe(grossEuros(fee, vat) <= limit);
        expect(fee >= minPrice).toBe(grossEuros(fee, vat) >= limit);
      },
    ),
  );
});
