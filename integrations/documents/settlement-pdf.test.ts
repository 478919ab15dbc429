import { expect, test } from "vitest";
import { settlementXml } from "#domain/invoicing/e-invoice/settlement-xml.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { checkPdf } from "#tests/support/billing/check-pdf.ts";
import { embeddedXml, outermost, pdfText, readPdf } from "#tests/support/billing/read-pdf.ts";
import { testCredit, testStatement } from "#tests/support/billing/settlements.ts";
import { settlementPdf } from "./settlement-pdf.ts";
import { mm } from "./sheet.ts";

type Paper = Parameters<typeof settlementPdf>[0];
const bytesOf = (paper: Paper) => settlementPdf(paper, settlementXml(paper));
const read = async (paper: Paper) => readPdf(await bytesOf(paper));

test.each([
  ["a taxed speaker", testCredit()],
  ["a small business", testCredit({ is_small_business: true })],
  ["an Austrian speaker", testCredit({ country: "Österreich", vat_id: "ATU12345678" })],
  ["a Swiss speaker", testCredit({ country: "Schweiz", tax_number: "756.1234" })],
  ["the fee of a cancellation", testCredit({}, { occasion: "cancellation_fee" })],
])("the credit note of %s is PDF/A-3a with its e-invoice inside", async (_name, paper) => {
  const bytes = await bytesOf(paper);
  expect(checkPdf(bytes)).toEqual([]);
  expect(embeddedXml(readPdf(bytes))).toBe(settlementXml(paper));
  expect(checkInvoiceXml(embeddedXml(readPdf(bytes)) ?? "")).toEqual([]);
  expect((await bytesOf(paper)).equals(bytes)).toBe(true);
});

test("a statement is no invoice, carries no file and says what a credit note would need", async () => {
  const pdf = await read(testStatement({ lacks: ["vat_id"] }));
  expect(embeddedXml(pdf)).toBeUndefined();
  const text = pdfText(pdf).replaceAll("\n", " ");
  expect(text).toContain("Diese Abrechnung ist keine Rechnung.");
  expect(text).toContain("Es fehlt: Ihre gültige USt-IdNr. (UID).");
});

test("a taxed credit note shows the net amount, its tax and the sum", async () => {
  const text = pdfText(await read(testCredit()));
  const lines = text.split("\n");
  const after = (name: string) => lines[lines.indexOf(name) + 1];
  expect(after("Entgelt netto")).toBe("4.443,10\u00a0€");
  expect(after("zuzüglich Umsatzsteuer (19 %)")).toBe("844,19\u00a0€");
  expect(after("Auszahlung")).toBe("5.287,29\u00a0€");
});

test("a credit note from abroad names the platform's own number", async () => {
  const lines = pdfText(await read(testCredit({ country: "Österreich", vat_id: "ATU12345678" })));
  expect(lines).toContain("USt-IdNr. Empfänger\nDE999999999");
  expect(lines).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(pdfText(await read(testStatement()))).not.toContain("DE999999999");
});

test("whatever is stated at whatever length, all of it is printed and stays on the pages", async () => {
  const long = "Donaudampfschifffahrtsgesellschaft ".repeat(12);
  const unbroken = "演讲W".repeat(66);
  const stated = { legal_name: long, street: unbroken, city: long, vat_id: "ATU12345678" };
  const issuer = { ...testStatement().issuer, name: long };
  for (const country of ["Deutschland", "Österreich"] as const) {
    const paper = testCredit({ ...stated, country }, { event_title: unbroken, issuer });
    const pdf = await read({ ...paper, speaker_name: long });
    const text = pdfText(pdf).replace(/\s/gu, "");
    for (const words of [long, unbroken]) expect(text).toContain(words.replace(/\s/gu, ""));
    expect(text).not.toContain("…");
    const { lowest, rightmost } = outermost(pdf);
    expect(lowest).toBeGreaterThan(mm(8));
    expect(rightmost).toBeLessThan(mm(190));
  }
});
