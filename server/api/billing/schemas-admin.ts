import { z } from "zod";
import { MATCH_KINDS } from "#domain/invoicing/bank-entry.ts";
import { INVOICE_FILTERS, INVOICE_SORTS, YEARLY_EXPORTS } from "#domain/invoicing/invoice-list.ts";
import { INVOICE_ACTIONS, INVOICE_STATES } from "#domain/invoicing/invoice-state.ts";
import { PAYMENT_KINDS, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from "#domain/invoicing/payment.ts";
import { REPORT_LACKS } from "#domain/invoicing/report/platform-report.ts";
import { cents } from "#domain/money.ts";
import { isCalendarDay } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { LIFE_STEPS } from "#features/billing/invoices/change-invoice.server.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { invoiceFields } from "./schemas.ts";
import { INVOICE_ADMIN_ERRORS as E } from "./texts.ts";

const MOST_CENTS = 100_000_000;
const yearField = z.coerce
  .number({ error: E.year })
  .int(E.year)
  .min(2000, E.year)
  .max(2999, E.year);

export const allInvoicesQuery = listQuery(INVOICE_SORTS, {
  state: choice(INVOICE_FILTERS, "Only this state; `late`: overdue or reminded of."),
  year: yearField.optional().describe("Only invoices of this year."),
});

const rowSchema = z
  .object({ ...invoiceFields, buyer: z.string(), state: z.enum(INVOICE_STATES) })
  .meta({ id: "InvoiceRow" });

export const allInvoicesSchema = listOf(rowSchema).meta({ id: "InvoicePage" });

export const invoiceFileSchema = z
  .object({
    invoice: rowSchema.extend({
      settlement_number: z.string().nullable(),
      payout_cents: z.int().nullable(),
      commission_cents: z.int().nullable(),
      /** The cancelled invoice of a credit document, and the other way round. */
      counterpart_id: z.uuid().nullable(),
      counterpart_number: z.string().nullable(),
    }),
    open_cents: z.int(),
    overpaid_cents: z.int(),
    /** What other invoices of the booking could pay of this one. */
    credits: z.array(z.object({ id: z.uuid(), number: z.string(), amount_cents: z.int() })),
    actions: z.array(z.enum(INVOICE_ACTIONS)),
    payments: z.array(
      z.object({
        id: z.uuid(),
        provider: z.enum(PAYMENT_PROVIDERS),
        kind: z.enum(PAYMENT_KINDS),
        status: z.enum(PAYMENT_STATUSES),
        amount_cents: z.int(),
        received_at: z.iso.datetime().nullable(),
        created_at: z.iso.datetime(),
        note: z.string().nullable(),
      }),
    ),
    reminders: z.array(
      z.object({
        level: z.int(),
        fee_cents: z.int(),
        due_date: z.iso.date(),
        sent_at: z.iso.datetime(),
      }),
    ),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        actor: z.string(),
        action: z.string(),
        amount_cents: z.int().nullable(),
        level: z.int().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "InvoiceFile" });

const day = z.string().refine(isCalendarDay, VALIDATION_MESSAGES.day);
const amount = z
  .int(E.amount)
  .min(1, E.amount)
  .max(MOST_CENTS, E.amount)
  .transform((value) => cents(value));

export const newPaymentSchema = z
  .strictObject({
    kind: z.enum(PAYMENT_KINDS, VALIDATION_MESSAGES.choice),
    amount_cents: amount,
    received_on: day,
    note: z.string().trim().max(500, FORM_MESSAGES.tooLong(500)).optional(),
    bank_entry: z
      .string()
      .regex(/^[0-9a-f]{64}$/, E.bankEntry)
      .optional(),
    paid_before_cents: z
      .int(E.amount)
      .min(-MOST_CENTS, E.amount)
      .max(MOST_CENTS, E.amount)
      .optional(),
  })
  .meta({ id: "NewPayment" });

export const recordedPaymentSchema = z.object({ id: z.uuid() });

const reason = z.string().trim().max(500, FORM_MESSAGES.tooLong(500)).optional();

export const invoiceCancellationSchema = z
  .strictObject({ reason })
  .meta({ id: "InvoiceCancellation" });

export const cancellationDocumentSchema = z.object({ id: z.uuid(), number: z.string() });

export const invoiceStepSchema = z
  .strictObject({ step: z.enum(LIFE_STEPS, VALIDATION_MESSAGES.choice), reason })
  .meta({ id: "InvoiceStep" });

export const bankFileSchema = z
  .object({ file: z.instanceof(File).meta({ type: "string", format: "binary" }) })
  .meta({ id: "BankFile" });

export const bankProposalSchema = z
  .object({
    entries: z.array(
      z.object({
        key: z.string(),
        booked_on: z.iso.date(),
        amount_cents: z.int(),
        currency: z.string(),
        payer: z.string(),
        purpose: z.string(),
        is_booked: z.boolean(),
        matches: z.array(z.object({ invoice_id: z.uuid(), kind: z.enum(MATCH_KINDS) })),
      }),
    ),
    invoices: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        buyer: z.string(),
        open_cents: z.int(),
      }),
    ),
  })
  .meta({ id: "BankProposal" });

export const exportPath = z.object({
  kind: z.enum(YEARLY_EXPORTS).describe("Which file."),
});

export const exportQuery = z.object({
  year: yearField.describe(
    "Calendar year. In the lists about speakers the day of the settlement counts.",
  ),
});

const seller = { speaker_id: z.uuid(), speaker_name: z.string() };

export const platformReportSchema = z
  .object({
    reported_count: z.int(),
    is_rehearsal: z.boolean(),
    company_lacks: z.array(z.string()),
    incomplete: z.array(z.object({ ...seller, lacks: z.array(z.enum(REPORT_LACKS)) })),
    abroad: z.array(z.object(seller)),
  })
  .meta({ id: "PlatformReportCheck" });
