import { ok } from "#domain/result.ts";
import { checkPlatformReport } from "#features/billing/books/platform-report.server.ts";
import { exportYear } from "#features/billing/books/yearly-export.server.ts";
import { cancelInvoice } from "#features/billing/invoices/cancel-invoice.server.ts";
import { changeInvoice, recordPayment } from "#features/billing/invoices/change-invoice.server.ts";
import {
  listEveryInvoice,
  readInvoiceFile,
} from "#features/billing/invoices/manage-invoices.server.ts";
import { matchBankFile } from "#features/billing/payment/match-bank-file.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, file, json, noContent } from "#server/api/operation/output.ts";
import { conflict, unprocessable } from "#server/api/operation/refusal.ts";
import { INVOICE_COLUMNS } from "./columns.ts";
import { invoicePath } from "./schemas.ts";
import * as schemas from "./schemas-admin.ts";
import { INVOICE_ADMIN_ERRORS as ERRORS } from "./texts.ts";

const not_allowed = conflict(ERRORS.not_allowed);
const changeRefusals = {
  not_allowed,
  already_recorded: conflict(ERRORS.already_recorded),
  paid_meanwhile: conflict(ERRORS.paid_meanwhile),
  more_than_paid: conflict(ERRORS.more_than_paid),
  day_ahead: { ...unprocessable(ERRORS.day_ahead), fields: { received_on: ERRORS.day_ahead } },
};

export const billingAdminOperations = {
  ...adminList("/admin/invoices", {
    ids: ["listAllInvoices", "exportAllInvoices"],
    summary: "List invoices and cancellation documents with state, payments and dunning level",
    query: schemas.allInvoicesQuery,
    page: schemas.allInvoicesSchema,
    csv: { name: "rechnungen", columns: INVOICE_COLUMNS },
    read: listEveryInvoice,
  }),

  "GET /admin/invoices/{id}": operation({
    id: "readInvoiceFile",
    summary: "Read an invoice with payments, reminders, history and the steps possible now",
    access: admins,
    input: { params: invoicePath },
    output: json(schemas.invoiceFileSchema),
    run: (ctx, viewer, { params }) => readInvoiceFile(ctx, viewer, params.id),
  }),

  "POST /admin/invoices/{id}/payments": operation({
    id: "recordPayment",
    summary: "Record money that came or went by bank",
    description:
      "The same line of a bank file is booked once; with `paid_before_cents` a payment that refers to an outdated state is refused.",
    access: admins,
    invalidBody: 422,
    input: { params: invoicePath, body: schemas.newPaymentSchema },
    output: created(schemas.recordedPaymentSchema),
    refusals: changeRefusals,
    run: (ctx, viewer, { params, body }) => recordPayment(ctx, viewer, params.id, body),
  }),

  "POST /admin/invoices/{id}/steps": operation({
    id: "changeInvoice",
    summary: "Move an invoice on",
    description:
      "Remind, mark as disputed, end the dispute, write off, reissue or set off (what was paid too much for other invoices of the booking pays this one). Every step is audited.",
    access: admins,
    invalidBody: 422,
    input: { params: invoicePath, body: schemas.invoiceStepSchema },
    output: noContent,
    refusals: changeRefusals,
    run: (ctx, viewer, { params, body }) => changeInvoice(ctx, viewer, params.id, body),
  }),

  "POST /admin/invoices/{id}/cancellation": operation({
    id: "cancelInvoice",
    summary: "Take an invoice back by a cancellation document",
    description: "Issued documents are never changed.",
    access: admins,
    invalidBody: 422,
    input: { params: invoicePath, body: schemas.invoiceCancellationSchema },
    output: created(schemas.cancellationDocumentSchema),
    refusals: { not_allowed, already_cancelled: conflict(ERRORS.already_cancelled) },
    run: async (ctx, viewer, { params, body }) => {
      const cancelled = await cancelInvoice(ctx, viewer, params.id, body.reason);
      if (!cancelled.ok) return cancelled;
      return ok({ id: cancelled.value.id, number: cancelled.value.number });
    },
  }),

  "POST /admin/bank-files": operation({
    id: "matchBankFile",
    summary: "Read a bank statement (CAMT.053 or CSV) and propose invoices, without booking",
    access: admins,
    limit: "admin_file",
    input: { form: schemas.bankFileSchema },
    output: json(schemas.bankProposalSchema),
    refusals: {
      unreadable: unprocessable(ERRORS.unreadable),
      too_large: unprocessable(ERRORS.too_large),
      busy: {
        problem: "too_many_requests",
        message: ERRORS.busy,
        // Places for reading foreign files are few and soon free again.
        headers: { "retry-after": "2" },
      },
    },
    run: async (ctx, viewer, { form }) =>
      matchBankFile(ctx, viewer, new Uint8Array(await form.file.arrayBuffer())),
  }),

  "GET /admin/invoice-exports/{kind}": operation({
    id: "exportInvoiceYear",
    summary: "Export a year for the tax adviser or an authority",
    description:
      "A DATEV posting batch, DAC7 data (a list, or XML by the DPI schema of the OECD) or the list for the artists' social levy. Every export is audited with its admin and its kind.",
    access: admins,
    input: { params: schemas.exportPath, query: schemas.exportQuery },
    output: file("text/csv", "application/xml"),
    refusals: {
      company_incomplete: unprocessable(ERRORS.company_incomplete),
      sellers_incomplete: unprocessable(ERRORS.sellers_incomplete),
    },
    run: async (ctx, viewer, { params, query }) => {
      const made = await exportYear(ctx, viewer, { ...params, ...query });
      if (!made.ok) return made;
      const { type, name, bytes } = made.value;
      return ok({ type, name, body: bytes });
    },
  }),

  "GET /admin/platform-report": operation({
    id: "checkPlatformReport",
    summary: "Check whether the DAC7 report of a year can be written",
    description:
      "How many speakers it names, whose data is incomplete and who is resident outside the EU. While anything is missing there is no XML file.",
    access: admins,
    input: { query: schemas.exportQuery },
    output: json(schemas.platformReportSchema),
    run: (ctx, viewer, { query }) => checkPlatformReport(ctx, viewer, query.year),
  }),
} as const;
