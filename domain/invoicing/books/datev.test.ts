import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { datevBatch, windows1252 } from "./datev.ts";
import type { Posting } from "./posting.ts";

const base = { document: "RE-2026-00001", text: 'Größe "1"; Käse – 5 €' };
const invoice: Posting = {
  ...{ ...base, debit: "10000", credit: "8400" },
  amount_cents: cents(595_019),
  day: isoDate("2026-03-01"),
};
const abroad: Posting = { ...invoice, credit: "8336", vat_id: "ATU12345678" };
const payment: Posting = {
  ...{ ...base, debit: "1360", credit: "10000" },
  amount_cents: cents(5),
  day: isoDate("2026-12-31"),
};

/** A semicolon inside of quotes ends no cell. */
const cellsOf = (row = "") => row.match(/(?:^|;)("(?:[^"]|"")*"|[^;]*)/g) ?? [];

test("a batch has DATEV's header, headings and one line per posting", () => {
  const text = datevBatch({
    year: 2026,
    createdAt: "20270101080000000",
    numbers: {},
    postings: [invoice, payment],
  });
  const [head, headings, first, second, end] = text.split("\r\n");
  expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20270101080000000;/);
  expect(head).toContain(";20260101;4;20260101;20261231;");
  const names = headings?.split(";");
  expect(head?.split(";")).toHaveLength(31);
  expect(names).toHaveLength(125);
  expect(new Set(names).size).toBe(125);
  expect(names?.slice(13, 16)).toEqual(["Buchungstext", "Postensperre", "Diverse Adressnummer"]);
  expect(names?.slice(34, 40)).toEqual([
    ...["Beleginfo - Art 8", "Beleginfo - Inhalt 8", "KOST1 - Kostenstelle"],
    ...["KOST2 - Kostenstelle", "Kost-Menge", "EU-Land u. UStID (Bestimmung)"],
  ]);
  expect([40, 47, 87, 113, 114, 124].map((at) => names?.[at])).toEqual([
    ...["EU-Steuersatz (Bestimmung)", "Zusatzinformation - Art 1", "Stück"],
    ...["Festschreibung", "Leistungsdatum", "Abw. Skontokonto"],
  ]);
  const said = `5950,19;"S";"EUR";;;"";10000;8400;"";0103;"RE-2026-00001";"";;"Größe ""1""; Käse – 5 €";;"";;;;"";${'"";'.repeat(18)};"";`;
  const unsaid = `;"";;;;;;${'"";'.repeat(40)};;;"";;;;"";"";;"";;;;"";"";;"";;"";;"";"";;"";;0;;;;"";;"";"";;"";;`;
  expect(first).toBe(said + unsaid);
  for (const row of [first, second]) expect(cellsOf(row)).toHaveLength(125);
  expect(second).toMatch(/^0,05;"S";"EUR";;;"";1360;10000;"";3112;/);
  expect(end).toBe("");
});

test("revenue that is taxed abroad names the buyer's number in column 40", () => {
  const { text, ...rest } = { ...abroad, text: "Alpenblick" };
  const batch = { year: 2026, createdAt: "20270101080000000", numbers: {} };
  const [, , row] = datevBatch({ ...batch, postings: [{ ...rest, text }] }).split("\r\n");
  expect(row?.split(";")[39]).toBe('"ATU12345678"');
  expect(cellsOf(row)).toHaveLength(125);
});

test("the numbers of adviser and client stand in the header once they are known", () => {
  const batch = { year: 2026, createdAt: "20270101080000000", postings: [] };
  const fields = (numbers: Parameters<typeof datevBatch>[0]["numbers"]) =>
    datevBatch({ ...batch, numbers })
      .split("\r\n")[0]
      ?.split(";")
      .slice(9, 13);
  expect(fields({})).toEqual(['""', "", "", "20260101"]);
  const numbers = { consultant_number: 1001, client_number: 42 };
  expect(fields(numbers)).toEqual(['""', "1001", "42", "20260101"]);
});

test("it is written in Windows-1252, and what that lacks becomes a question mark", () => {
  const bytes = windows1252("Käse – 5 € 漢");
  expect(new TextDecoder("windows-1252").decode(bytes)).toBe("Käse – 5 € ?");
  expect(bytes).toHaveLength(12);
  const special = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
  expect(new TextDecoder("windows-1252").decode(windows1252(special))).toBe(special);
});
