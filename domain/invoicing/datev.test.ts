import { expect, test } from "vitest";
import { isoDate } from "../iso-date.ts";
import { cents } from "../money.ts";
import { datevBatch, windows1252 } from "./datev.ts";
import type { Posting } from "./posting.ts";

const base = { document: "RE-2026-00001", text: 'Größe "1"; Käse – 5 €' };
const invoice: Posting = {
  ...{ ...base, debit: "10000", credit: "8400" },
  amount_cents: cents(595_019),
  day: isoDate("2026-03-01"),
};
const payment: Posting = {
  ...{ ...base, debit: "1360", credit: "10000" },
  amount_cents: cents(5),
  day: isoDate("2026-12-31"),
};

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

test("it is written in Windows-1252, and what that lacks becomes a question mark", () => {
  const bytes = windows1252("Käse – 5 € 漢");
  expect(new TextDecoder("windows-1252").decode(bytes)).toBe("Käse – 5 € ?");
  expect(bytes).toHaveLength(12);
});
