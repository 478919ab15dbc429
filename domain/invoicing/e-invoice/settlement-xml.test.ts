import fc from "fast-check";
import { expect, test } from "vitest";
import { creditLacks } from "#domain/invoicing/settlement/self-billing.ts";
import {
  cancellationFeeAmounts,
  settlementAmounts,
} from "#domain/invoicing/settlement/settlement.ts";
import { cents } from "#domain/money.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { testSeller } from "#tests/support/billing/invoices.ts";
import { parseXml, textAt } from "#tests/support/billing/parse-xml.ts";
import { testCredit, testStatement } from "#tests/support/billing/settlements.ts";
import { settlementXml } from "./settlement-xml.ts";

const AGREEMENT = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeAgreement"];
const SETTLEMENT = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeSettlement"];
const rootOf = (paper: Parameters<typeof settlementXml>[0]) => parseXml(settlementXml(paper) ?? "");

test("the speaker sells, the platform buys, and the document says that the buyer wrote it", () => {
  const root = rootOf(testCredit());
  expect(textAt(root, "ExchangedDocument", "TypeCode")).toBe("389");
  expect(textAt(root, "ExchangedDocument", "IncludedNote", "Content")).toBe("Gutschrift");
  const name = (side: string) => textAt(root, ...AGREEMENT, `${side}TradeParty`, "Name");
  expect(name("Seller")).toBe("Dr. Käthe Großmann");
  expect(name("Buyer")).toBe(testSeller.name);
  const sum = (field: string) =>
    textAt(root, ...SETTLEMENT, "SpecifiedTradeSettlementHeaderMonetarySummation", field);
  expect(sum("TaxBasisTotalAmount")).toBe("4443.10");
  expect(sum("TaxTotalAmount")).toBe("844.19");
  expect(sum("DuePayableAmount")).toBe("5287.29");
  expect(settlementXml(testCredit())).not.toContain(testSeller.iban);
});

test.each([
  ["taxed", {}, "S", undefined],
  ["a small business", { is_small_business: true }, "E", "§ 19 UStG"],
  ["from abroad", { country: "Österreich", vat_id: "ATU12345678" }, "AE", "§ 13b UStG"],
] as const)("who is %s has the category %s", (_name, stated, category, reason) => {
  const root = rootOf(testCredit(stated));
  expect(textAt(root, ...SETTLEMENT, "ApplicableTradeTax", "CategoryCode")).toBe(category);
  const said = textAt(root, ...SETTLEMENT, "ApplicableTradeTax", "ExemptionReason");
  if (reason === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(reason);
});

test("a statement has no e-invoice", () => {
  expect(settlementXml(testStatement())).toBeNull();
});

test("for any settlement and any speaker: no rule is broken", () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents);
  const person = fc.constantFrom(
    {},
    { is_small_business: true },
    { tax_number: null, vat_id: "DE123456789" },
    { country: "Österreich", vat_id: "ATU12345678" },
    { country: "Schweiz", vat_id: "CHE123456789MWST" },
  ) as fc.Arbitrary<Parameters<typeof testCredit>[0]>;
  const given = fc.record({ amount, travel: amount, rate: fc.integer({ min: 0, max: 5000 }) });
  fc.assert(
    fc.property(given, person, ({ amount: fee, travel, rate }, stated) => {
      const parts = { qa_fee_cents: cents(0), adjustment_cents: cents(0) };
      const sold = { base_fee_cents: fee, travel_cost_cents: travel, ...parts };
      const commission = { commission_basis_points: rate };
      for (const paper of [
        testCredit(stated, { ...settlementAmounts(sold, rate), ...commission }),
        testCredit(stated, {
          occasion: "cancellation_fee",
          ...cancellationFeeAmounts(fee, rate),
          ...commission,
        }),
      ]) {
        expect(checkInvoiceXml(settlementXml(paper) ?? "")).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});

test("a credit note is not written without what the law wants on it", () => {
  const lacks = (stated: Parameters<typeof testCredit>[0]) => {
    const { tax } = testCredit(stated);
    return tax && creditLacks(tax);
  };
  expect(lacks({})).toEqual([]);
  expect(lacks({ tax_number: null })).toEqual(["number"]);
  expect(lacks({ country: "Österreich" })).toEqual(["vat_id"]);
  expect(lacks({ country: "Österreich", vat_id: "ATU12345678" })).toEqual([]);
  expect(lacks({ country: "Schweiz" })).toEqual([]);
});
