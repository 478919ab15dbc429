import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { invoiceXml } from "#domain/invoicing/e-invoice/invoice-xml.ts";
import { type InvoiceDocument, invoiceTotals } from "#domain/invoicing/invoice-document.ts";
import { expectBoundedInvoice } from "#tests/support/billing/bounded-invoice.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { checkPdf } from "#tests/support/billing/check-pdf.ts";
import {
  testCancellation,
  testInvoice,
  testSeller,
  untaxed,
} from "#tests/support/billing/invoices.ts";
import {
  embeddedXml,
  outermost,
  pageCount,
  pdfText,
  readPdf,
} from "#tests/support/billing/read-pdf.ts";
import { mm } from "../sheet.ts";
import { invoicePdf } from "./invoice-pdf.ts";

const pdfOf = (invoice: InvoiceDocument) => invoicePdf(invoice, invoiceXml(invoice, "en16931"));
const textOf = async (invoice: InvoiceDocument) => pdfText(readPdf(await pdfOf(invoice)));

/** Set once for all who only read them. */
const PAPERS = {
  german: testInvoice("de"),
  austrian: testInvoice("at"),
  swiss: testInvoice("ch"),
  cancellation: testCancellation("de"),
};
const set = new Map<keyof typeof PAPERS, Promise<Buffer>>();
const bytesOf = (paper: keyof typeof PAPERS): Promise<Buffer> => {
  const bytes = set.get(paper) ?? pdfOf(PAPERS[paper]);
  set.set(paper, bytes);
  return bytes;
};
const wordsOf = async (paper: keyof typeof PAPERS) => pdfText(readPdf(await bytesOf(paper)));

describe.each([
  ["a German invoice", "german"],
  ["a reverse-charge invoice", "austrian"],
  ["a Swiss invoice", "swiss"],
  ["a cancellation", "cancellation"],
] as const)("%s", (_name, paper) => {
  test("is PDF/A-3a with the e-invoice inside, on one page, and the same every time", async () => {
    const invoice = PAPERS[paper];
    const bytes = await bytesOf(paper);
    expect(checkPdf(bytes)).toEqual([]);
    const pdf = readPdf(bytes);
    expect(pageCount(pdf)).toBe(1);
    expect(embeddedXml(pdf)).toBe(invoiceXml(invoice, "en16931"));
    expect(checkInvoiceXml(embeddedXml(pdf) ?? "")).toEqual([]);
    expect((await pdfOf(invoice)).equals(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(100_000);
  });
});

test("the paper says who, what, how much and until when [CONST-09]", async () => {
  const text = await wordsOf("german");
  for (const words of [
    "Rechnung RE-2026-00042",
    "Müller & Söhne <Maschinenbau> GmbH",
    "Fragerunde (Q&A), 30 Minuten",
    "5.000 €",
    "zzgl. 19 % USt",
    "1.157,69 €",
    "7.250,79 € bis zum 29. November 2026",
    "Zahlungsziel 14 Tage, ohne Abzug",
    "DE02 1203 0000 0000 2020 51",
    "Vorausrechnung",
    "Steuernummer 30/000/00000",
    "USt-IdNr. DE999999999",
    "Amtsgericht Musterstadt, HRB 00000",
  ]) {
    expect(text.replaceAll("\u00a0", " ")).toContain(words);
  }
});

test("where no German tax is due there is no line for it, and no number that the file hides", async () => {
  const austrian = await wordsOf("austrian");
  expect(austrian).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(austrian).toContain("ATU12345678");
  expect(austrian).not.toContain("zzgl.");
  const swiss = await wordsOf("swiss");
  expect(swiss).toContain("In Deutschland nicht steuerbare Leistung");
  expect(swiss).toContain("SCHWEIZ");
  expect(swiss).not.toMatch(/zzgl\.|DE999999999|CHE123456789/);
});

test("the invoice of a small business has no tax, no net amounts and the sentence of the law", async () => {
  const totals = invoiceTotals(testInvoice("de").lines, 0);
  const text = await textOf(testInvoice("de", { ...untaxed, ...totals }));
  expect(text).toContain("Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.");
  expect(text).toContain("6.093,10\u00a0€");
  expect(text).not.toMatch(/netto|zzgl\.|1\.157,69|7\.250,79/);
});

test("a cancellation names what it takes back and asks for no money", async () => {
  const text = await wordsOf("cancellation");
  expect(text).toContain("Stornorechnung RE-2026-00043");
  expect(text).toContain("RE-2026-00042");
  expect(text).not.toMatch(/überweisen|IBAN|Gutschrift|Fällig/);
});

test("emoji, foreign scripts, directions and text beyond its limit give a bounded, valid file [SEC-43]", () =>
  expectBoundedInvoice(2_500, 1));

const squeezed = (text: string) => text.normalize("NFC").replace(/\s+/gu, "");

test.each([
  ["Chinese", "北京演讲有限公司 (Beijing) 123"],
  ["Japanese", "株式会社スピーチ・ラボ「東京」"],
  ["Korean", "주식회사 연설 무대"],
  ["Hebrew", "חברת הבמה (2026) בע״מ"],
  ["Arabic with its figures", "شركة المنصة للخطابة ١٢٣ (GmbH) 45"],
  ["Greek and Cyrillic", "Ομιλία Α.Ε. · Трибуна ООО"],
  ["emoji of several parts", "Bühne 🎤 👩🏽‍🚀 🇩🇪 1️⃣ ❤️"],
  ["a script without a font", "ቃል መድረክ"],
])("a name in %s is printed and read in its own order", async (_name, name) => {
  const base = testInvoice("de");
  const invoice = { ...base, buyer: { ...base.buyer, name } };
  const bytes = await pdfOf(invoice);
  expect(checkPdf(bytes)).toEqual([]);
  const text = pdfText(readPdf(bytes));
  expect(squeezed(text).includes(squeezed(name))).toBe(true);
  expect(text).not.toMatch(/[?\uFFFD]/);
  expect((await pdfOf(invoice)).equals(bytes)).toBe(true);
  expect(bytes.length).toBeLessThan(120_000);
});

test("names, addresses and numbers of any accepted length are printed whole", async () => {
  const long = (letter: string) => `Langer Name ${letter.repeat(200)} Ende`;
  const base = testInvoice("at");
  const buyer = {
    ...base.buyer,
    name: long("W"),
    contact_name: long("字"),
    street: "Straße-mit-Bindestrichen ".repeat(8),
    city: long("m"),
  };
  const seller = {
    ...testSeller,
    name: "W".repeat(70),
    account_holder: "M".repeat(70),
    street: "S".repeat(80),
    city: "O".repeat(60),
    register_entry: "R".repeat(80),
    managing_directors: "Kim Muster, ".repeat(10),
  };
  const lines = base.lines.map((line) => ({ ...line, description: long("日") }));
  const numbers = {
    order_number: "W".repeat(40),
    cost_centre: "Kostenstelle-".repeat(3),
    buyer_reference: "991-".repeat(10),
  };
  const invoice = { ...base, ...numbers, buyer, seller, lines };
  const bytes = await pdfOf(invoice);
  expect(checkPdf(bytes)).toEqual([]);
  const pdf = readPdf(bytes);
  const text = squeezed(pdfText(pdf));
  const stated = [
    ...[buyer.name, buyer.contact_name, buyer.street, buyer.city],
    ...[seller.name, seller.street, seller.city, seller.register_entry, seller.managing_directors],
    ...[seller.account_holder, ...Object.values(numbers)],
    ...lines.map(({ description }) => description),
  ];
  expect(stated.filter((words) => !text.includes(squeezed(words)))).toEqual([]);
  expect(text).not.toContain("…");
  expect(outermost(pdf).lowest).toBeGreaterThan(mm(7));
  expect(outermost(pdf).rightmost).toBeLessThan(mm(190));
});

test("a description longer than a page goes on on the next ones", async () => {
  const base = testInvoice("de");
  const description = "字".repeat(1_990);
  const lines = base.lines.map((line) => ({ ...line, description }));
  const pdf = readPdf(await pdfOf({ ...base, lines }));
  expect(pdfText(pdf).match(/字/g)).toHaveLength(lines.length * description.length);
  expect(pageCount(pdf)).toBeGreaterThan(lines.length);
  expect(outermost(pdf).lowest).toBeGreaterThan(mm(7));
});

test("names with meaning in XML do no harm to the metadata", async () => {
  const seller = { ...testSeller, name: "Bühne & <Söhne> GmbH" };
  expect(checkPdf(await pdfOf(testInvoice("de", { seller })))).toEqual([]);
});

describe("the check finds what is wrong", () => {
  test.each([
    ["Factur-X level", "ConformanceLevel>EN 16931", "ConformanceLevel>EN 16932"],
    ["PDF/A-3a", "<pdfaid:part>3", "<pdfaid:part>2"],
    ["relationship", "/AFRelationship /Alternative", "/AFRelationship /Supplement_"],
    ["well-formed metadata", "<pdf:Producer>PDFKit", "<pdf:Producer>PDF&it"],
    ["file name", "/UF (factur-x.xml)", "/UF (factur-y.xml)"],
    ["language", "/Lang (de-DE)", "/Long (de-DE)"],
    ["output intent", "/GTS_PDFA1", "/GTS_PDFX1"],
  ])("%s", async (name, right, wrong) => {
    const bytes = (await bytesOf("german")).toString("latin1");
    expect(bytes).toContain(right);
    expect(checkPdf(Buffer.from(bytes.replaceAll(right, wrong), "latin1"))).toContain(name);
  });

  test("a plain document with a standard font", async () => {
    const doc = new PDFDocument({ pdfVersion: "1.7" });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => doc.on("end", resolve));
    doc.text("Rechnung");
    doc.end();
    await ended;
    const missing = checkPdf(Buffer.concat(chunks));
    expect(missing).toEqual(
      expect.arrayContaining(["embedded font", "PDF/A-3a", "structure tree", "associated file"]),
    );
  });
});
