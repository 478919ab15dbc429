import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import type { InvoiceBuyer, InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import { INVOICE_KINDS, INVOICE_PARTS } from "#domain/invoicing/invoice-document.ts";
import { INVOICE_LINE_KINDS } from "#domain/invoicing/invoice-lines.ts";
import { PAYMENT_KINDS, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from "#domain/invoicing/payment.ts";
import { VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { bookings } from "../bookings.ts";
import { amount, atLeast, codes, createdAt, day, id, instant, length, range } from "../columns.ts";

/** One row per year; taken last in the transaction, so numbers have no gap (I4). */
export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    year: integer().primaryKey(),
    n: integer().notNull().default(0),
  },
  (t) => [
    range("invoice_counters_year", t.year, 2000, 2999),
    atLeast("invoice_counters_n", t.n, 0),
  ],
);

const numberOfYear =
  "'RE-' || year::text || '-' || lpad(n::text, greatest(5, length(n::text)), '0')";

function grossIsSum(net: AnyPgColumn, vat: AnyPgColumn, gross: AnyPgColumn): SQL {
  return sql`${gross} = ${net} + ${vat}`;
}

/** Issued once and never changed: only the later facts (sent, files, dunning, cancelled) may be set. */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    year: integer().notNull(),
    n: integer().notNull(),
    /** „RE-2026-00001“ */
    number: text().notNull().unique().generatedAlwaysAs(sql.raw(numberOfYear)),
    kind: text({ enum: INVOICE_KINDS }).notNull().default("invoice"),
    /** A deposit and the balance are two invoices of one booking. */
    part: text({ enum: INVOICE_PARTS }).notNull().default("full"),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    cancels_invoice_id: uuid().references((): AnyPgColumn => invoices.id, { onDelete: "restrict" }),
    /** Of a cancellation: what had been paid for the invoice it takes back. */
    paid_before_cents: amount(),
    /** Both sides as they were on the day of issue. */
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    buyer: jsonb().$type<InvoiceBuyer>().notNull(),
    /** Leitweg-ID of an authority, else the booking reference. */
    buyer_reference: text().notNull(),
    /** The buyer's own numbers, if they gave any. */
    order_number: text(),
    cost_centre: text(),
    issue_date: day().notNull(),
    service_date: day().notNull(),
    due_date: day().notNull(),
    net_cents: amount().notNull(),
    vat_treatment: text({ enum: VAT_TREATMENTS }).notNull(),
    vat_rate_basis_points: integer().notNull(),
    vat_cents: amount().notNull(),
    gross_cents: amount().notNull(),
    pdf_key: text(),
    pdf_sha256: text(),
    xml_key: text(),
    xml_sha256: text(),
    sent_at: instant(),
    cancelled_at: instant(),
    dunning_level: smallint().notNull().default(0),
    dunned_at: instant(),
    disputed_at: instant(),
    written_off_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique("invoices_number_of_year").on(t.year, t.n),
    uniqueIndex("invoices_one_valid_per_booking")
      .on(t.booking_id, t.part)
      .where(sql`${t.kind} = 'invoice' and ${t.cancelled_at} is null`),
    uniqueIndex("invoices_cancelled_once").on(t.cancels_invoice_id),
    atLeast("invoices_n", t.n, 1),
    codes("invoices_kind", t.kind, INVOICE_KINDS),
    codes("invoices_part", t.part, INVOICE_PARTS),
    codes("invoices_vat_treatment", t.vat_treatment, VAT_TREATMENTS),
    check(
      "invoices_cancellation",
      sql`(${t.kind} = 'cancellation') = (${t.cancels_invoice_id} is not null)`,
    ),
    check(
      "invoices_paid_before",
      sql`${t.paid_before_cents} >= 0 and (${t.kind} = 'cancellation' or ${t.paid_before_cents} is null)`,
    ),
    check("invoices_due", sql`${t.due_date} >= ${t.issue_date}`),
    atLeast("invoices_net", t.net_cents, 0),
    atLeast("invoices_vat", t.vat_cents, 0),
    check("invoices_gross", grossIsSum(t.net_cents, t.vat_cents, t.gross_cents)),
    range("invoices_dunning_level", t.dunning_level, 0, 3),
    index("invoices_by_booking").on(t.booking_id),
    index("invoices_by_date").on(t.issue_date.desc().nullsFirst()),
    index("invoices_due_open").on(t.due_date).where(sql`${t.cancelled_at} is null`),
  ],
);

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: "restrict" }),
    position: smallint().notNull(),
    kind: text({ enum: INVOICE_LINE_KINDS }).notNull(),
    description: text().notNull(),
    quantity: integer().notNull().default(1),
    unit_price_cents: amount().notNull(),
    net_cents: amount().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_id, t.position] }),
    atLeast("invoice_lines_position", t.position, 1),
    codes("invoice_lines_kind", t.kind, INVOICE_LINE_KINDS),
    length("invoice_lines_description", t.description, 1, 500),
    atLeast("invoice_lines_quantity", t.quantity, 1),
    check("invoice_lines_net", sql`${t.net_cents} = ${t.quantity} * ${t.unit_price_cents}`),
  ],
);

/** Every reminder with its fee; together with the invoice it is what is owed. Append only. */
export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: "restrict" }),
    level: smallint().notNull(),
    fee_cents: amount().notNull(),
    due_date: day().notNull(),
    sent_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_id, t.level] }),
    range("invoice_reminders_level", t.level, 1, 3),
    atLeast("invoice_reminders_fee", t.fee_cents, 0),
  ],
);

/** Whether an invoice is paid follows from the succeeded rows here, never from a second status. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: "restrict" }),
    /** What went back of another row, or came again: it counts when that one does. */
    of_payment_id: uuid().references((): AnyPgColumn => payments.id),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    provider_reference: text(),
    kind: text({ enum: PAYMENT_KINDS }).notNull().default("payment"),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default("pending"),
    amount_cents: amount().notNull(),
    received_at: instant(),
    recorded_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    /** Where a card payment goes on, as long as it can. */
    checkout_url: text(),
    expires_at: instant(),
    note: text(),
    created_at: createdAt(),
  },
  (t) => [
    codes("payments_provider", t.provider, PAYMENT_PROVIDERS),
    codes("payments_kind", t.kind, PAYMENT_KINDS),
    codes("payments_status", t.status, PAYMENT_STATUSES),
    atLeast("payments_amount", t.amount_cents, 1),
    check("payments_received", sql`${t.status} <> 'succeeded' or ${t.received_at} is not null`),
    uniqueIndex("payments_provider_once").on(t.provider, t.provider_reference, t.kind),
    index("payments_by_invoice").on(t.invoice_id),
    index("payments_of_payment").on(t.of_payment_id),
  ],
);

/** What providers told us; a second delivery of the same event changes nothing. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    /** What was read of it; nothing about the person who paid. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    received_at: createdAt(),
    processed_at: instant(),
    /** What became of it, e.g. `mismatch`. */
    outcome: text(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.event_id] }),
    codes("webhook_events_provider", t.provider, PAYMENT_PROVIDERS),
  ],
);
