import { z } from "@hono/zod-openapi";
import { INVOICE_KINDS, INVOICE_PARTS } from "#domain/invoicing/invoice-document.ts";
import { OWN_INVOICE_FILTERS, OWN_INVOICE_SORTS } from "#domain/invoicing/own-invoice.ts";
import { VAT_TREATMENTS } from "#domain/pricing/vat-treatments.ts";
import { INVOICE_STATES } from "#features/billing/read-invoices.server.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

export const invoicePath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.readInvoicePdf.parameters.id.en,
  }),
});

export const invoiceSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    part: z.enum(INVOICE_PARTS),
    booking_id: z.uuid(),
    booking_reference: z.string(),
    event_title: z.string(),
    cancels_invoice_id: z.uuid().nullable(),
    issue_date: z.iso.date(),
    service_date: z.iso.date(),
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
    is_cancelled: z.boolean(),
    is_disputed: z.boolean(),
    is_written_off: z.boolean(),
    is_ready: z.boolean(),
  })
  .openapi("Invoice");

export const bookingInvoiceSchema = z
  .object({
    state: z.enum(INVOICE_STATES),
    invoice: invoiceSchema.nullable(),
    documents: z.array(invoiceSchema),
  })
  .openapi("BookingInvoice");

export const ownInvoiceQuery = listQuery(OWN_INVOICE_SORTS, {
  state: choice(OWN_INVOICE_FILTERS, OPERATIONS.searchOwnInvoices.parameters.state.en),
});

export const invoiceListSchema = listOf(invoiceSchema).openapi("InvoiceList");

export const fileSchema = z.string().openapi({ format: "binary" });
