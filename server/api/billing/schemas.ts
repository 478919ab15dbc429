import { z } from "zod";
import { INVOICE_KINDS, INVOICE_PARTS } from "#domain/invoicing/invoice-document.ts";
import { OWN_INVOICE_FILTERS, OWN_INVOICE_SORTS } from "#domain/invoicing/own-invoice.ts";
import { VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { INVOICE_STATES } from "#features/billing/invoices/read-invoices.server.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

export const invoicePath = z.object({ id: z.uuid().describe("Id of the invoice.") });

/** What every list says of an invoice. */
export const invoiceFields = {
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  part: z.enum(INVOICE_PARTS),
  booking_id: z.uuid(),
  booking_reference: z.string(),
  event_title: z.string(),
  issue_date: z.iso.date(),
  due_date: z.iso.date(),
  net_cents: z.int(),
  vat_treatment: z.enum(VAT_TREATMENTS),
  vat_rate_basis_points: z.int(),
  vat_cents: z.int(),
  gross_cents: z.int(),
  paid_cents: z.int(),
  fees_cents: z.int(),
  held_cents: z.int(),
  dunning_level: z.int(),
  is_ready: z.boolean(),
};

export const invoiceSchema = z
  .object({
    ...invoiceFields,
    cancels_invoice_id: z.uuid().nullable(),
    service_date: z.iso.date(),
    is_cancelled: z.boolean(),
    is_disputed: z.boolean(),
    is_written_off: z.boolean(),
  })
  .meta({ id: "Invoice" });

export const bookingInvoiceSchema = z
  .object({
    state: z.enum(INVOICE_STATES),
    invoice: invoiceSchema.nullable(),
    documents: z.array(invoiceSchema),
  })
  .meta({ id: "BookingInvoice" });

export const ownInvoiceQuery = listQuery(OWN_INVOICE_SORTS, {
  state: choice(
    OWN_INVOICE_FILTERS,
    "Only these: open, overdue, paid, cancelled, credit; `payable` are the open and the overdue ones.",
  ),
});

export const invoiceListSchema = listOf(invoiceSchema).meta({ id: "InvoiceList" });
