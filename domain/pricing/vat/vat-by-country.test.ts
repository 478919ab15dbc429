import { describe, expect, test } from "vitest";
import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { amountLine } from "../amount-line.ts";
import { netFeeLine } from "../net-fee-line.ts";
import { priceHintText } from "../price-hint-text.ts";
import { standardVat, VAT_RULES, vatFor, vatRulesOf } from "./vat-by-country.ts";
import { isVatId, normalVatId } from "./vat-id.ts";

const day = isoDate("2030-03-07");

test.each<[BillingCountry, string | null, string, number]>([
  ["Deutschland", null, "standard", 1900],
  ["Deutschland", "DE123456789", "standard", 1900],
  ["Österreich", null, "standard", 1900],
  ["Österreich", "ATU12345678", "reverse_charge", 0],
  ["Österreich", "DE123456789", "standard", 1900],
  ["Schweiz", null, "standard", 1900],
  ["Schweiz", "CHE-123.456.789 MWST", "not_taxable", 0],
  ["Schweiz", "123", "standard", 1900],
])("a company in %s with %s is taxed as %s", (country, vatId, treatment, rate_basis_points) => {
  const note = treatment === "standard" ? null : treatment;
  expect(vatFor(VAT_RULES, { country, vatId, day })).toEqual({
    treatment,
    rate_basis_points,
    note,
  });
});

test("a day before all rules has none", () => {
  const long = { country: "Deutschland", vatId: null, day: isoDate("2019-01-01") } as const;
  expect(() => vatFor(VAT_RULES, long)).toThrow("No tax rule");
});

test("the day of the service decides between an old and a new rate", () => {
  const next = { ...VAT_RULES[0], from: isoDate("2031-01-01"), rate_basis_points: 2000 };
  const rules = [next, ...VAT_RULES] as typeof VAT_RULES;
  expect(standardVat(rules, isoDate("2030-12-31"))).toBe(1900);
  expect(standardVat(rules, isoDate("2031-01-01"))).toBe(2000);
});

describe("numbers for the tax office", () => {
  test("have one spelling", () => {
    expect(normalVatId(" che-123.456.789 mwst ")).toBe("CHE123456789MWST");
  });

  test.each<[BillingCountry, string, boolean]>([
    ["Österreich", "ATU12345678", true],
    ["Österreich", "atu 1234 5678", true],
    ["Österreich", "AT12345678", false],
    ["Österreich", "ATU1234567", false],
    ["Schweiz", "CHE-123.456.789", true],
    ["Schweiz", "CHE-123.456.789 TVA", true],
    ["Schweiz", "CH123456789", false],
    ["Deutschland", "DE123456789", true],
    ["Deutschland", "DE12345678", false],
    ["Deutschland", "ATU12345678", false],
  ])("%s: %s fits: %s", (country, text, fits) => {
    expect(isVatId(text, country)).toBe(fits);
  });
});

test("one line names net and gross, or why there is no tax", () => {
  const amounts = { net: cents(500_000), gross: cents(595_000), vat_rate_basis_points: 1900 };
  expect(amountLine({ ...amounts, vat_treatment: "standard" })).toBe(
    "5.000\u00a0€ zzgl. 19% MwSt., 5.950\u00a0€ brutto",
  );
  const odd = { ...amounts, net: cents(563_500), gross: cents(670_565) };
  expect(amountLine({ ...odd, vat_treatment: "standard" })).toBe(
    "5.635\u00a0€ zzgl. 19% MwSt., 6.705,65\u00a0€ brutto",
  );
  const free = { ...amounts, gross: amounts.net, vat_rate_basis_points: 0 };
  expect(amountLine({ ...free, vat_treatment: "reverse_charge" })).toBe(
    "5.000\u00a0€ netto. Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)",
  );
  expect(amountLine({ ...free, vat_treatment: "not_taxable" })).toContain("nicht steuerbar");
});

test("a small business adds no tax to what is taxed here; where the buyer owes it nothing changes", () => {
  const rules = vatRulesOf(VAT_RULES, true);
  const of = (country: BillingCountry, vatId: string | null) =>
    vatFor(rules, { country, vatId, day }).treatment;
  expect(of("Deutschland", "DE123456789")).toBe("small_business");
  expect(of("Schweiz", null)).toBe("small_business");
  expect(of("Österreich", "ATU12345678")).toBe("reverse_charge");
  expect(standardVat(rules, day)).toBe(0);
  expect(vatRulesOf(VAT_RULES, false)).toBe(VAT_RULES);
});

test("the prices of a small business name no tax anywhere", () => {
  const none = cents(500_000);
  const amounts = { net: none, gross: none, vat_rate_basis_points: 0 };
  expect(amountLine({ ...amounts, vat_treatment: "small_business" })).toBe(
    "5.000\u00a0€. Gemäß § 19 UStG wird keine Umsatzsteuer berechnet",
  );
  expect(priceHintText(none, 0)).toBe("ab €5.000");
  expect(netFeeLine(none, 0)).toBe("Ab €5.000");
});
