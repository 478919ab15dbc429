import { ok } from "#domain/result.ts";
import { readSettlement } from "#features/billing/books/read-settlement.server.ts";
import {
  type DocumentFormat,
  readDocument,
} from "#features/billing/invoices/read-document.server.ts";
import {
  readBookingInvoice,
  searchOwnInvoices,
} from "#features/billing/invoices/read-invoices.server.ts";
import { readPayment } from "#features/billing/payment/read-payment.server.ts";
import { readTransfer } from "#features/billing/payment/read-transfer.server.ts";
import { startCheckout } from "#features/billing/payment/start-checkout.server.ts";
import { readCalendarFile } from "#features/bookings/detail/read-calendar-file.server.ts";
import type { Viewer } from "#features/ctx.ts";
import { calendarMediaType } from "#integrations/calendar/calendar-text.ts";
import { bothSides, signedIn, stripe } from "#server/api/operation/access.ts";
import { documentFile } from "#server/api/operation/document-file.ts";
import { type ApiCtx, operation } from "#server/api/operation/operation.ts";
import { created, file, json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { bookingPath } from "../bookings/schemas.ts";
import { receiveStripeEvent } from "./receive-stripe-event.ts";
import * as invoices from "./schemas.ts";
import * as payments from "./schemas-payment.ts";
import { PAYMENT_ERRORS } from "./texts.ts";

export const billingOperations = {
  "GET /bookings/{id}/invoice": operation({
    id: "readBookingInvoice",
    summary: "Read the state and the documents of the invoice for one of the own bookings",
    description:
      "`waiting` while the invoice is being made, `issued` once it is there, `cancelled` after a cancellation, else `none`. Amounts are cents. Speakers do not see the invoices of their customers.",
    access: bothSides,
    input: { params: bookingPath },
    output: json(invoices.bookingInvoiceSchema),
    run: (ctx, viewer, { params }) => readBookingInvoice(ctx, viewer, params.id),
  }),

  "GET /me/invoices": operation({
    id: "searchOwnInvoices",
    summary: "Search invoices and cancellation documents of the own bookings",
    description: "The search looks at number, title of the event and booking reference.",
    access: signedIn,
    input: { query: invoices.ownInvoiceQuery },
    output: json(invoices.invoiceListSchema),
    run: (ctx, viewer, { query }) => searchOwnInvoices(ctx, viewer, query),
  }),

  "GET /invoices/{id}/pdf": operation({
    id: "readInvoicePdf",
    summary: "Read the issued invoice as PDF/A-3",
    description: "With the e-invoice inside (ZUGFeRD/Factur-X, EN 16931).",
    access: bothSides,
    input: { params: invoices.invoicePath },
    output: file("application/pdf"),
    run: (ctx, viewer, { params }) => readFile(ctx, viewer, params.id, "pdf"),
  }),

  "GET /invoices/{id}/xml": operation({
    id: "readInvoiceXml",
    summary: "Read the issued invoice as XRechnung (UN/CEFACT CII) for public bodies",
    access: bothSides,
    input: { params: invoices.invoicePath },
    output: file("application/xml"),
    run: (ctx, viewer, { params }) => readFile(ctx, viewer, params.id, "xml"),
  }),

  "GET /bookings/{id}/calendar.ics": operation({
    id: "readBookingCalendar",
    summary: "Read the appointment of one of the own confirmed bookings as a calendar file",
    description: "iCalendar, times in UTC.",
    access: bothSides,
    input: { params: bookingPath },
    output: file("text/calendar"),
    run: async (ctx, viewer, { params }) => {
      const entry = await readCalendarFile(ctx, viewer, params.id);
      if (!entry.ok) return entry;
      const { name, text } = entry.value;
      return ok({ type: calendarMediaType(text), name, body: text });
    },
  }),

  "GET /bookings/{id}/settlement": operation({
    id: "readSettlement",
    summary: "Read what a delivered booking brings its speaker, as PDF",
    description: "For that speaker and for admins.",
    access: bothSides,
    input: { params: bookingPath },
    output: file("application/pdf"),
    run: async (ctx, viewer, { params }) =>
      documentFile("application/pdf", await readSettlement(ctx, viewer, params.id)),
  }),

  "POST /invoices/{id}/checkout": operation({
    id: "startCheckout",
    summary: "Start the card payment of what is open, or continue the one that was started",
    description: "The amount comes from the stored invoice; the payment goes on at the address.",
    access: bothSides,
    input: { params: invoices.invoicePath },
    output: created(payments.checkoutSchema),
    refusals: {
      already_paid: conflict(PAYMENT_ERRORS.already_paid),
      not_payable: conflict(PAYMENT_ERRORS.not_payable),
      unavailable: { problem: "unavailable", message: PAYMENT_ERRORS.unavailable },
    },
    run: (ctx, viewer, { params }) => startCheckout(ctx, viewer, params.id),
  }),

  "GET /invoices/{id}/transfer": operation({
    id: "readTransfer",
    summary: "Read how to pay one of the own invoices by bank: account, amount, purpose, Girocode",
    description: "Amounts are cents.",
    access: bothSides,
    input: { params: invoices.invoicePath },
    output: json(payments.transferSchema),
    run: (ctx, viewer, { params }) => readTransfer(ctx, viewer, params.id),
  }),

  "GET /payments/{id}": operation({
    id: "readPayment",
    summary: "Read what the provider told about a card payment",
    description:
      "`pending` until then, `paid`, `already_paid` (in another way), `mismatch` (another amount, we get in touch) or `not_paid`.",
    access: bothSides,
    input: { params: payments.paymentPath },
    output: json(payments.paymentSchema),
    run: (ctx, viewer, { params }) => readPayment(ctx, viewer, params.id),
  }),

  "POST /webhooks/stripe": operation({
    id: "receiveStripeEvent",
    summary: "Receive an event of the payment provider Stripe",
    description:
      "Only a valid signature (Stripe-Signature) is accepted, and the same event takes effect once.",
    access: stripe,
    input: { body: payments.webhookBody },
    output: json(payments.receivedSchema),
    refusals: { bad_request: { problem: "bad_request" }, not_found: { problem: "not_found" } },
    run: (ctx, _viewer, _body, { context }) => receiveStripeEvent(ctx, context.req),
  }),
} as const;

const TYPES: Record<DocumentFormat, string> = {
  pdf: "application/pdf",
  xml: "application/xml; charset=utf-8",
};

async function readFile(ctx: ApiCtx, viewer: Viewer, invoiceId: string, format: DocumentFormat) {
  return documentFile(TYPES[format], await readDocument(ctx, viewer, { invoiceId, format }));
}
