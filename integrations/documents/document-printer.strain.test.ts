import { afterAll, expect, test } from "vitest";
import { testInvoice } from "#tests/support/billing/invoices.ts";
import { createDocumentPrinter } from "./document-printer.ts";

const printer = createDocumentPrinter();
afterAll(() => printer.stop());

test("what was set before leaves no trace: letters that were parts of others are still read as letters", async () => {
  const named = (name: string) => {
    const invoice = testInvoice("de");
    return { ...invoice, buyer: { ...invoice.buyer, name } };
  };
  const accents = named("ÝŶŸ ýŷÿ ĴĵX́ ẂẀŴ ẃẁŵ ÑŃŇ ÇĆČ ŜŚŠ ŹŻŽ źżž ŔŘ Q̣");
  const plain = named("Yolanda Jyx Wruck-Quandt, Zypern Xylo w");
  const scripts = named("北京 주식회사 שלום مرحبا بكم 🎤");
  const first = await printer.invoicePdf(scripts, "<xml/>");
  await printer.invoicePdf(named("重庆 연설 בית تبث 🎉"), "<xml/>");
  expect(Buffer.from(first).equals(await printer.invoicePdf(scripts, "<xml/>"))).toBe(true);
  await printer.invoicePdf(accents, "<xml/>");
  const later = await printer.invoicePdf(plain, "<xml/>");
  await printer.stop();
  expect(Buffer.from(later).equals(await printer.invoicePdf(plain, "<xml/>"))).toBe(true);
});
