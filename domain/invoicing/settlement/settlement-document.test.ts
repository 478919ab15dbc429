import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { testCredit, testStatement } from "#tests/support/billing/settlements.ts";
import { settlementFacts, settlementRows, settlementTotal } from "./settlement-document.ts";

const amounts = [
  "Honorar insgesamt",
  "Reisekosten, ohne Provision",
  "Provision (20 % vom Honorar)",
];
const names = (rows: readonly (readonly [string, string])[]) => rows.map(([name]) => name);

test("a taxed credit note says on what its tax is calculated (§ 14 Abs. 4 UStG)", () => {
  const credit = testCredit();
  expect(settlementRows(credit)).toEqual([
    ["Honorar insgesamt", "5.000\u00a0€"],
    ["Reisekosten, ohne Provision", "443,10\u00a0€"],
    ["Provision (20 % vom Honorar)", "−1.000\u00a0€"],
    ["Entgelt netto", "4.443,10\u00a0€"],
    ["zuzüglich Umsatzsteuer (19 %)", "844,19\u00a0€"],
  ]);
  expect(settlementTotal(credit)).toBe("5.287,29\u00a0€");
});

test("rate and tax stand there although the amount is so small that no cent is due", () => {
  const rows = settlementRows(testCredit({}, { payout_cents: cents(2) }));
  expect(rows.slice(-2)).toEqual([
    ["Entgelt netto", "0,02\u00a0€"],
    ["zuzüglich Umsatzsteuer (19 %)", "0\u00a0€"],
  ]);
});

test("where the debt of the tax passes to us, the paper has the net amount and our own number", () => {
  const credit = testCredit({ country: "Österreich", vat_id: "ATU12345678" });
  expect(names(settlementRows(credit))).toEqual([...amounts, "Entgelt netto"]);
  const facts = settlementFacts(credit);
  expect(names(facts).slice(-3)).toEqual([
    "USt-IdNr.",
    "Leistungsempfänger",
    "USt-IdNr. Empfänger",
  ]);
  expect(facts.at(-1)?.[1]).toBe("DE999999999");
});

test("a small business and a plain statement have nothing to add to their payout", () => {
  const small = testCredit({ is_small_business: true });
  for (const paper of [small, testStatement()]) {
    expect(names(settlementRows(paper))).toEqual(amounts);
  }
  for (const paper of [small, testCredit()]) {
    expect(names(settlementFacts(paper)).at(-1)).toBe("Leistungsempfänger");
  }
});
