import { expect, test } from "vitest";
import { isoDate } from "../iso-date.ts";
import { cents } from "../money.ts";
import { datevBatch, documentPosting, moneyPosting, windows1252 } from "./datev.ts";

const base = { number: "RE-2026-00001", buyer: 'Größe "1"; Käse – 5 €' };
const invoice = documentPosting({
  ...base,
  kind: "invoice",
  issue_date: isoDate("2026-03-01"),
  vat_treatment: "standard",
  vat_rate_basis_points: 1900,
  gross_cents: cents(595_019),
});
const payment = moneyPosting({
  ...base,
  kind: "payment",
  provider: "stripe",
  amount_cents: cents(5),
  day: isoDate("2026-12-31"),
});

test("a batch has DATEV's header, headings and one line per posting", () => {
  const text = datevBatch({
    year: 2026,
    createdAt: "20270101080000000",
    postings: [invoice, payment],
  });
  const [head, headings, first, second, end] = text.split("\r\n");
  expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20270101080000000;/);
  expect(head).toContain(";20260101;4;20260101;20261231;");
  expect(headings?.split(";")).toHaveLength(14);
  expect(first).toBe(
    '5950,19;"S";"EUR";;;"";10000;8400;"";0103;"RE-2026-00001";"";;"Größe ""1""; Käse – 5 €"',
  );
  expect(second).toMatch(/^0,05;"S";"EUR";;;"";1360;10000;"";3112;/);
  expect(end).toBe("");
});

test.each([
  ["standard", 1900, "8400"],
  ["standard", 1600, "8340"],
  ["standard", 2000, "8200"],
  ["reverse_charge", 0, "8336"],
] as const)(
  "revenue that is %s at %i basis points goes to account %s",
  (treatment, rate, credit) => {
    const document = { ...base, kind: "invoice", issue_date: isoDate("2026-03-01") } as const;
    const taxed = { vat_treatment: treatment, vat_rate_basis_points: rate, gross_cents: cents(1) };
    expect(documentPosting({ ...document, ...taxed }).credit).toBe(credit);
  },
);

test("it is written in Windows-1252, and what that lacks becomes a question mark", () => {
  const bytes = windows1252("Käse – 5 € 漢");
  expect(new TextDecoder("windows-1252").decode(bytes)).toBe("Käse – 5 € ?");
  expect(bytes).toHaveLength(12);
});
