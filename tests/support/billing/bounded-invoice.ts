import { expect } from "vitest";
import { invoiceXml } from "#domain/invoicing/e-invoice/invoice-xml.ts";
import { cents } from "#domain/money.ts";
import { invoicePdf } from "#integrations/documents/invoice/invoice-pdf.ts";
import { checkPdf } from "./check-pdf.ts";
import { testInvoice } from "./invoices.ts";
import { pageCount, pdfText, readPdf } from "./read-pdf.ts";

const WILD = "🎤 Führung 日本語 \u202eevil\u202c שלום مرحبا \u0000\uD800 Ａ ﷽ ";

/** An invoice whose fields hold so many characters of all kinds, and so many such lines. */
export async function expectBoundedInvoice(characters: number, lineCount: number): Promise<void> {
  const long = WILD.repeat(Math.ceil(characters / WILD.length));
  expect(long.length).toBeGreaterThanOrEqual(characters);
  const base = testInvoice("de");
  const [line] = base.lines;
  const lines = Array.from({ length: lineCount }, () => ({
    kind: "base" as const,
    quantity: 1,
    unit_price_cents: cents(100),
    net_cents: cents(100),
    ...line,
    description: long,
  }));
  const buyer = {
    ...base.buyer,
    name: long,
    street: long,
    city: "W".repeat(5_000),
    contact_name: long,
  };
  const invoice = { ...base, lines, buyer, booking_reference: long };
  const bytes = await invoicePdf(invoice, invoiceXml(invoice, "en16931"));
  expect(checkPdf(bytes)).toEqual([]);
  const pdf = readPdf(bytes);
  expect(pageCount(pdf)).toBeGreaterThan(1);
  expect(pageCount(pdf)).toBeLessThan(20);
  const text = pdfText(pdf);
  expect(text).toContain("🎤 Führung 日本語 evil שלום مرحبا \uFFFD Ａ ﷽");
  expect(text).toContain(`Seite 2 von ${pageCount(pdf)}`);
  // What was cut says so; what steers the direction of a text is left out.
  expect(text).toContain("…");
  expect(text).not.toMatch(/[\u202e\u202c]/);
}
