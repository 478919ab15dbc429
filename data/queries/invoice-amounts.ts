import { sql } from "drizzle-orm";
import { invoiceReminders, invoices, payments } from "#data/schema/billing.ts";
import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import type { Cents } from "#domain/money.ts";

/** What came in and stayed. */
export const paidCents = sql<Cents>`(
  select coalesce(sum(case ${payments.kind} when 'refund' then -${payments.amount_cents} else ${payments.amount_cents} end), 0)::integer
  from ${payments} where ${payments.invoice_id} = ${invoices.id} and ${payments.status} = 'succeeded')`;

/** What was given back of what had come. */
export const refundedCents = sql<Cents>`(
  select coalesce(sum(${payments.amount_cents}), 0)::integer
  from ${payments} where ${payments.invoice_id} = ${invoices.id} and ${payments.kind} = 'refund' and ${payments.status} = 'succeeded')`;

/** What reminders have added. */
export const feesCents = sql<Cents>`(
  select coalesce(sum(${invoiceReminders.fee_cents}), 0)::integer
  from ${invoiceReminders} where ${invoiceReminders.invoice_id} = ${invoices.id})`;

/** The rule of `invoiceState` in the words of the database; a test holds the two together. */
export function stateOf(today: IsoDate) {
  return sql<InvoiceState>`case
    when ${invoices.kind} = 'cancellation' then 'credit'
    when ${invoices.cancelled_at} is not null then 'cancelled'
    when ${invoices.gross_cents} + ${feesCents} <= ${paidCents} then 'paid'
    when ${invoices.written_off_at} is not null then 'written_off'
    when ${invoices.disputed_at} is not null then 'disputed'
    when ${invoices.dunning_level} > 0 then 'reminded'
    when ${invoices.due_date} < ${today} then 'overdue'
    when ${paidCents} > 0 then 'partly_paid'
    when ${invoices.sent_at} is not null then 'sent'
    else 'issued' end`;
}
