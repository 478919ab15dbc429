import fc from "fast-check";
import { expect, test } from "vitest";
import { currentAmounts } from "./current-amounts.ts";

const asked = {
  status: "requested",
  total_amount: 500_000,
  gross_amount_cents: 595_000,
  vat_rate_basis_points: 1900,
  offer_price_cents: null,
} as const;

const stored = { net: 500_000, vat: 95_000, gross: 595_000 };

test("an open offer is the amount, the price that was asked for is the one before", () => {
  const offer = { ...asked, status: "pending", offer_price_cents: 520_050 } as const;
  expect(currentAmounts(offer)).toEqual({
    net: 520_050,
    vat: 98_810,
    gross: 618_860,
    before: stored,
  });
});

test("an offer at the price that was asked for changes nothing", () => {
  const offer = { ...asked, status: "pending", offer_price_cents: 500_000 } as const;
  expect(currentAmounts(offer)).toEqual({ ...stored, before: null });
});

test("without an offer, or once it is decided, the stored amounts count", () => {
  for (const status of ["requested", "pending"] as const) {
    expect(currentAmounts({ ...asked, status })).toEqual({ ...stored, before: null });
  }
  for (const status of ["confirmed", "expired", "withdrawn"] as const) {
    const decided = { ...asked, status, offer_price_cents: 520_050 };
    expect(currentAmounts(decided)).toEqual({ ...stored, before: null });
  }
});

test("net and tax always add up to gross", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.constantFrom(0, 700, 810, 1900, 2000),
      (offer_price_cents, vat_rate_basis_points) => {
        const offer = { ...asked, status: "pending", offer_price_cents, vat_rate_basis_points };
        const { net, vat, gross } = currentAmounts({ ...offer, status: "pending" });
        expect(net + vat).toBe(gross);
      },
    ),
  );
});
