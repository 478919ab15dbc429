import { type AnyColumn, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { invoiceReminders, invoices, payments } from "#data/schema/billing/invoices.ts";
import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

const paidOf = (id: AnyColumn) => sql<Cents>`(
  select coalesce(sum(case ${payments.kind} when 'refund' then -${payments.amount_cents} else ${payments.amount_cents} end), 0)::integer
  from ${payments} where ${payments.invoice_id} = ${id} and ${payments.status} = 'succeeded')`;

/** What came in and stayed. */
export const paidCents = paidOf(invoices.id);

/** What was given back of what had come. */
export const refundedCents = sql<Cents>`(
  select coalesce(sum(${payments.amount_cents}), 0)::integer
  from ${payments} where ${payments.invoice_id} = ${invoices.id} and ${payments.kind} = 'refund' and ${payments.status} = 'succeeded')`;

const feesOf = (id: AnyColumn) => sql<Cents>`(
  select coalesce(sum(${invoiceReminders.fee_cents}), 0)::integer
  from ${invoiceReminders} where ${invoiceReminders.invoice_id} = ${id})`;

/** What reminders have added. */
export const feesCents = feesOf(invoices.id);

const others = alias(invoices, "other_invoices");

/** What came in for other invoices of the same booking beyond what they demand: `overpaidAmount` of each. */
export const heldCents = sql<Cents>`(
  select coalesce(sum(greatest(0, ${paidOf(others.id)} - case when ${others.cancelled_at} is null
    then ${others.gross_cents} + ${feesOf(others.id)} else 0 end)), 0)::integer
  from ${invoices} ${others}
  where ${others.booking_id} = ${invoices.booking_id} and ${others.id} <> ${invoices.id} and ${others.kind} = 'invoice')`;

/** The rule of `invoiceState` in the words of the database; a test holds the two together. */
export function stateOf(today: IsoDate) {
  return sql<InvoiceState>`case
    when ${invoices.kind} = 'cancellation' then 'credit'
    when ${invoices.cancelled_at} is not null then 'cancelled'
    when ${invoices.gross_cents} + ${feesCents} <= ${paidCents} then 'paid'
    when ${invoices.written_off_at} is not null then 'written_off'
    when ${invoices.disputed_at} is not null then 'disputed'
    when ${invoices.dunning_level} > 0 and ${heldCents} = 0 then 'reminded'
    when ${invoices.due_date} < ${today} and ${heldCents} = 0 then 'overdue'
    when ${paidCents} > 0 then 'partly_paid'
    when ${invoices.sent_at} is not null then 'sent'
    else 'issued' end`;
}
