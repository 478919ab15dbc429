import type { FoundInvoice } from "#data/queries/billing/invoices.ts";
import { invoiceXml } from "#domain/invoicing/e-invoice/invoice-xml.ts";
import type { InvoiceDocument } from "#domain/invoicing/invoice-document.ts";
import type { BillingCtx } from "../billing-ctx.ts";

type Documents = { pdf: Uint8Array; xml: Uint8Array };

/** From the stored rows alone: the same invoice gives the same bytes today and in eight years. */
export async function renderDocuments(
  { documents }: Pick<BillingCtx, "documents">,
  found: FoundInvoice,
): Promise<Documents> {
  const document = documentOf(found);
  const pdf = await documents.invoicePdf(document, invoiceXml(document, "en16931"));
  return { pdf, xml: Buffer.from(invoiceXml(document, "xrechnung"), "utf8") };
}

function documentOf({ invoice, booking, cancels, lines }: FoundInvoice): InvoiceDocument {
  return { ...invoice, lines, cancels, booking_reference: booking.booking_reference };
}
