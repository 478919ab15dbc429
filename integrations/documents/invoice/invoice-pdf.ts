import type { InvoiceDocument } from "#domain/invoicing/invoice-document.ts";
import { INVOICE_TEXTS as T } from "#domain/invoicing/texts.ts";
import { bytesOf, createSheet } from "../sheet.ts";
import { attachEInvoice } from "./attach-e-invoice.ts";
import { drawFooters, keepRoomForFooter } from "./invoice-footer.ts";
import { drawLetterhead } from "./invoice-letterhead.ts";
import { drawPayment } from "./invoice-payment.ts";
import { drawNotes, drawOpening, drawSums, drawTable } from "./invoice-table.ts";

/**
 * The invoice for people, with the one for machines inside: PDF/A-3a after DIN 5008, form B, and
 * ZUGFeRD/Factur-X. Equal input gives equal bytes, whenever and wherever it is made.
 */
export async function invoicePdf(invoice: InvoiceDocument, xml: string): Promise<Buffer> {
  const createdAt = new Date(`${invoice.issue_date}T12:00:00Z`);
  const facts = {
    title: `${T.title[invoice.kind]} ${invoice.number}`,
    author: invoice.seller.name,
    subject: T.subject(invoice.booking_reference),
    createdAt,
  };
  const sheet = await createSheet(facts, invoice);
  const bytes = bytesOf(sheet.doc);
  keepRoomForFooter(sheet, invoice);
  let y = drawLetterhead(sheet, invoice);
  y = drawOpening(sheet, invoice, y);
  y = drawTable(sheet, invoice, y);
  y = drawSums(sheet, invoice, y);
  y = drawNotes(sheet, invoice, y);
  drawPayment(sheet, invoice, y);
  drawFooters(sheet, invoice);
  sheet.root.end();
  attachEInvoice(sheet.doc, xml, createdAt);
  sheet.doc.end();
  return bytes;
}
