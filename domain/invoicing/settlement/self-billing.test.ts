import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type SpeakerTax, selfBilledVat, selfBillingNote } from "./self-billing.ts";

const tax: SpeakerTax = {
  legal_name: "Dr. Miriam Falkenau",
  street: "Musterweg 1",
  postal_code: "20095",
  city: "Hamburg",
  country: "Deutschland",
  tax_number: "12/345/67890",
  vat_id: null,
  is_small_business: false,
};
const day = isoDate("2026-05-01");

test("a German business is credited with the tax of the day", () => {
  expect(selfBilledVat(cents(100_001), tax, { day, vatRules: VAT_RULES })).toEqual({
    vat_basis_points: 1900,
    vat_cents: 19_000,
  });
});

test.each([
  [{ is_small_business: true }, "small_business"],
  [{ country: "Österreich", vat_id: "ATU12345678" }, "reverse_charge"],
  [{ country: "Schweiz", is_small_business: true }, "reverse_charge"],
] as const)("%o is credited without tax, and the note says why", (change, note) => {
  const other = { ...tax, ...change };
  expect(selfBilledVat(cents(100_000), other, { day, vatRules: VAT_RULES }).vat_cents).toBe(0);
  expect(selfBillingNote(other)).toBe(note);
});

test("the tax is rounded once and never more than half a cent off", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (payout) => {
      const { vat_cents } = selfBilledVat(cents(payout), tax, { day, vatRules: VAT_RULES });
      return Number.isInteger(vat_cents) && Math.abs(vat_cents - payout * 0.19) <= 0.5 + 1e-6;
    }),
  );
});
