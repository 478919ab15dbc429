import { describe, expect, test } from "vitest";
import {
  type BankEntry,
  MAX_BANK_FILE_BYTES,
  type MatchableInvoice,
  matchEntry,
  namedInvoices,
} from "#domain/invoicing/bank-entry.ts";
import { cents } from "#domain/money.ts";
import { readXml } from "#integrations/xml/read-xml.ts";
import { camtFile } from "#tests/support/billing/bank-files.ts";
import { readBankFile } from "./read-bank-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string): readonly BankEntry[] {
  const file = readBankFile(bytes(text));
  if (!file.ok) throw new Error(file.error);
  return file.value.entries;
}

describe("a CAMT.053 statement", () => {
  const statement = camtFile([
    { amount: "5950.00", payer: "Müller & Söhne", purpose: "RE-2026-00001" },
    { amount: "10.50", payer: "Bank", purpose: "Gebühr", indicator: "DBIT" },
    { amount: "7.00", payer: "Später", purpose: "vorgemerkt", status: "PDNG" },
    { amount: "99.90", payer: "Anna", purpose: "RE 2026 00002", currency: "CHF" },
  ]);

  test("gives its booked credits", () => {
    expect(read(statement)).toMatchObject([
      {
        booked_on: "2026-03-10",
        amount_cents: 595_000,
        currency: "EUR",
        payer: "Müller & Söhne",
        purpose: "RE-2026-00001",
      },
      { amount_cents: 9_990, currency: "CHF" },
    ]);
  });

  test("gives the same keys when it is read again, and different ones for equal payments", () => {
    const twice = camtFile([
      { amount: "1.00", payer: "A", purpose: "x" },
      { amount: "1.00", payer: "A", purpose: "x" },
    ]);
    const [first, second] = read(twice);
    expect(first?.key).not.toBe(second?.key);
    expect(read(twice).map(({ key }) => key)).toEqual([first?.key, second?.key]);
  });

  test("takes collected payments apart", () => {
    const details = (amount: string, purpose: string) =>
      `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls>`;
    const collected = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-03-10T08:00:00</DtTm></BookgDt><NtryDtls>${details("1.00", "a")}${details("2.00", "b")}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
    expect(read(collected)).toMatchObject([
      { amount_cents: 100, purpose: "a" },
      { amount_cents: 200, purpose: "b" },
    ]);
  });

  test.each([
    [
      "an entity of its own",
      `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>`,
    ],
    ["an unknown entity", "<Document>&x;</Document>"],
    ["crossing tags", "<Document><a></Document></a>"],
    ["two roots", "<Document/><Document/>"],
    ["an unfinished tag", "<Document"],
    ["an unfinished comment", "<!-- <Document/>"],
    ["an attribute without quotes", "<Document a=1/>"],
    ["a processing instruction", "<Document><?php x ?></Document>"],
    ["bottomless nesting", "<a>".repeat(100_000)],
    ["another kind of document", "<Document><Other/></Document>"],
    ["an amount with a sign", camtFile([{ amount: "-5.00", payer: "", purpose: "" }])],
    ["an amount with three decimals", camtFile([{ amount: "5.001", payer: "", purpose: "" }])],
  ])("is refused with %s", (_name, text) => {
    expect(readBankFile(bytes(text))).toEqual({ ok: false, error: "unreadable" });
  });

  test("is refused when it is too large", () => {
    const large = new Uint8Array(MAX_BANK_FILE_BYTES + 1);
    expect(readBankFile(large)).toEqual({ ok: false, error: "too_large" });
  });

  test("is read with comments, CDATA, prefixes and character references", () => {
    const node = readXml(
      `\uFEFF<?xml version="1.0"?><!-- c --><n:a x='1 &lt; 2'><b><![CDATA[<&>]]></b> &#252;&#x20AC;</n:a>\n`,
    );
    expect(node).toMatchObject({ name: "a", attributes: { x: "1 < 2" }, text: "ü€" });
    expect(node.children[0]?.text).toBe("<&>");
  });
});

describe("a bank's spreadsheet file", () => {
  const rows = [
    "Umsätze Girokonto;;;;",
    "",
    "Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Währung",
    '10.03.2026;"Müller; Söhne";"Rechnung RE-2026-00001";5.950,00;EUR',
    "11.03.26;Strom;Abschlag;-120,00;EUR",
    "12.03.2026;Anna;RE-2026-2;+99,9;EUR",
    ";;Saldo;1.000,00;EUR",
  ].join("\r\n");

  test("gives its credits, whatever stands above and below the table", () => {
    expect(read(rows)).toMatchObject([
      { booked_on: "2026-03-10", amount_cents: 595_000, payer: "Müller; Söhne" },
      { booked_on: "2026-03-12", amount_cents: 9_990, payer: "Anna" },
    ]);
  });

  test("may be Windows-1252", () => {
    const latin = Uint8Array.from(rows, (character) => character.charCodeAt(0));
    expect(readBankFile(latin)).toMatchObject({
      ok: true,
      value: { entries: [{ payer: "Müller; Söhne" }, {}] },
    });
  });

  test("is refused without the columns of a bank", () => {
    expect(readBankFile(bytes("a;b\n1;2\n"))).toEqual({ ok: false, error: "unreadable" });
  });
});

describe("matching", () => {
  const open: MatchableInvoice[] = [
    { id: "1", number: "RE-2026-00001", buyer: "Müller & Söhne GmbH", open_cents: cents(595_000) },
    { id: "2", number: "RE-2026-00002", buyer: "Alpenblick AG", open_cents: cents(595_000) },
    { id: "3", number: "RE-2026-000011", buyer: "Andere", open_cents: cents(1) },
  ];
  const entry = (changes: Partial<BankEntry>): BankEntry => ({
    key: "k",
    booked_on: "2026-03-10" as BankEntry["booked_on"],
    amount_cents: cents(595_000),
    currency: "EUR",
    payer: "",
    purpose: "",
    ...changes,
  });

  test("is sure when number and amount agree, however the bank broke the line", () => {
    for (const purpose of ["RE-2026-00001", "Rg. re 2026/00001 Danke", "RE-2026-0\n0001 KD 5"]) {
      expect(matchEntry(entry({ purpose }), open), purpose).toEqual([
        { invoice_id: "1", kind: "sure" },
      ]);
    }
  });

  test("only guesses when the amount differs, two numbers are named or none is", () => {
    const other = entry({ purpose: "RE-2026-00001", amount_cents: cents(100) });
    expect(matchEntry(other, open)).toEqual([{ invoice_id: "1", kind: "other_amount" }]);
    const both = entry({ purpose: "RE-2026-00001 und RE-2026-00002" });
    expect(matchEntry(both, open).map(({ kind }) => kind)).toEqual([
      "other_amount",
      "other_amount",
    ]);
    const nameless = entry({ payer: "ALPENBLICK AG" });
    expect(matchEntry(nameless, open)).toEqual([
      { invoice_id: "2", kind: "same_amount" },
      { invoice_id: "1", kind: "same_amount" },
    ]);
  });

  test("never takes a number for a longer one, nor other money for euros", () => {
    const longer = entry({ purpose: "RE-2026-000011", amount_cents: cents(595_001) });
    expect(matchEntry(longer, open)).toEqual([{ invoice_id: "3", kind: "other_amount" }]);
    expect(matchEntry(entry({ purpose: "RE-2026-00001", currency: "CHF" }), open)).toEqual([]);
  });

  test("guesses what is named but no longer open, and lets it spoil nothing that is sure", () => {
    const closed = { id: "4", number: "RE-2026-00004", buyer: "Wer", open_cents: cents(0) };
    const again = entry({ purpose: "RE-2026-00004", amount_cents: cents(100) });
    expect(matchEntry(again, [closed, ...open])).toEqual([
      { invoice_id: "4", kind: "other_amount" },
    ]);
    const both = entry({ purpose: "statt RE-2026-00004 nun RE-2026-00001" });
    expect(matchEntry(both, [closed, ...open])).toEqual([{ invoice_id: "1", kind: "sure" }]);
  });

  test("reads every number of a purpose as invoices carry it", () => {
    expect(namedInvoices("re 2026/00001 und RE-2026-0\n0002 KD 5")).toEqual([
      "RE-2026-00001",
      "RE-2026-00002",
    ]);
    expect(namedInvoices("RE-2026-000011")).toEqual(["RE-2026-000011"]);
    expect(namedInvoices("Spende 2026")).toEqual([]);
  });
});
