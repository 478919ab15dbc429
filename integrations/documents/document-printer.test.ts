import { afterAll, expect, test } from "vitest";
import { testInvoice } from "#tests/support/billing/invoices.ts";
import { createDocumentPrinter } from "./document-printer.ts";
import { invoicePdf } from "./invoice/invoice-pdf.ts";

const printer = createDocumentPrinter();
afterAll(() => printer.stop());

test("the thread sets the same bytes, in turn, and starts again after it was stopped", async () => {
  const invoice = testInvoice("de");
  const here = await invoicePdf(invoice, "<xml/>");
  const [first, second] = await Promise.all([
    printer.invoicePdf(invoice, "<xml/>"),
    printer.invoicePdf(invoice, "<xml/>"),
  ]);
  expect(Buffer.from(first).equals(here)).toBe(true);
  expect(Buffer.from(second).equals(here)).toBe(true);
  await printer.stop();
  expect(Buffer.from(await printer.invoicePdf(invoice, "<xml/>")).equals(here)).toBe(true);
});

test("what cannot be set is refused with its reason and harms nothing after it", async () => {
  const broken = { ...testInvoice("de"), lines: null } as unknown as ReturnType<typeof testInvoice>;
  await expect(printer.invoicePdf(broken, "<xml/>")).rejects.toThrow("A document was not set");
  expect((await printer.invoicePdf(testInvoice("de"), "<xml/>")).length).toBeGreaterThan(1_000);
});
