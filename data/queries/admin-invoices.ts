import { and, asc, between, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { invoiceReminders, invoices, payments } from "#data/schema/billing.ts";
import { bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/operations.ts";
import { settlements } from "#data/schema/settlements.ts";
import type { InvoiceSort } from "#domain/invoicing/invoice-list.ts";
import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { Cents } from "#domain/money.ts";
import { feesCents, paidCents, stateOf } from "./invoice-amounts.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "./list-page.ts";

const buyerName = sql<string>`${invoices.buyer} ->> 'name'`;

function rowOf(today: IsoDate) {
  return {
    id: invoices.id,
    number: invoices.number,
    kind: invoices.kind,
    part: invoices.part,
    booking_id: invoices.booking_id,
    booking_reference: bookings.booking_reference,
    event_title: bookings.event_title,
    buyer: buyerName,
    issue_date: invoices.issue_date,
    due_date: invoices.due_date,
    net_cents: invoices.net_cents,
    vat_treatment: invoices.vat_treatment,
    vat_rate_basis_points: invoices.vat_rate_basis_points,
    vat_cents: invoices.vat_cents,
    gross_cents: invoices.gross_cents,
    fees_cents: feesCents,
    paid_cents: paidCents,
    dunning_level: invoices.dunning_level,
    state: stateOf(today),
    is_ready: sql<boolean>`${invoices.sent_at} is not null`,
  };
}

export type InvoiceFilter = {
  readonly state?: InvoiceState | undefined;
  readonly year?: number | undefined;
};

export async function listAllInvoices(
  db: Db,
  query: ListQuery<InvoiceSort>,
  { filter, today }: { readonly filter: InvoiceFilter; readonly today: IsoDate },
) {
  const wanted = and(
    filter.state ? sql`${stateOf(today)} = ${filter.state}` : undefined,
    filter.year ? eq(invoices.year, filter.year) : undefined,
    matchesWords(query.q, [
      invoices.number,
      bookings.booking_reference,
      bookings.event_title,
      buyerName,
    ]),
  );
  const counted = db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .where(wanted)
    .$dynamic();
  const order = orderOf(
    {
      number: sql`${invoices.year} * 10000000::bigint + ${invoices.n}`,
      due_date: invoices.due_date,
      gross_cents: invoices.gross_cents,
      buyer: sql`lower(${buyerName})`,
    },
    query,
    invoices.id,
  );
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select(rowOf(today))
      .from(invoices)
      .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export type AdminInvoiceRow = Awaited<ReturnType<typeof listAllInvoices>>["items"][number];

export async function findAdminInvoice(db: Db, id: string, today: IsoDate) {
  const [row] = await db
    .select({
      ...rowOf(today),
      settlement_number: settlements.number,
      payout_cents: settlements.payout_cents,
      commission_cents: settlements.commission_cents,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .leftJoin(settlements, eq(settlements.booking_id, bookings.id))
    .where(eq(invoices.id, id));
  return row;
}

/** What happened to an invoice, newest first. */
export async function listInvoiceHistory(db: Db, id: string, limit = 100) {
  return db
    .select({
      at: auditLog.at,
      actor: auditLog.actor,
      action: auditLog.action,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .where(and(eq(auditLog.object_type, "invoice"), eq(auditLog.object_id, id)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

const isOpen: SQL = sql`${invoices.gross_cents} + ${feesCents} > ${paidCents}`;

/** What money on the account could be for. */
export async function listOpenInvoices(db: Db, limit = 5_000) {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      buyer: buyerName,
      open_cents: sql<Cents>`${invoices.gross_cents} + ${feesCents} - ${paidCents}`,
    })
    .from(invoices)
    .where(and(eq(invoices.kind, "invoice"), isNull(invoices.cancelled_at), isOpen))
    .orderBy(asc(invoices.year), asc(invoices.n))
    .limit(limit);
}

const daysOf = (year: number) => [isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)] as const;

/** The documents of a year, in the order of their numbers. */
export async function listDocumentsOfYear(db: Db, year: number) {
  return db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      buyer: buyerName,
      booking_reference: bookings.booking_reference,
      issue_date: invoices.issue_date,
      vat_treatment: invoices.vat_treatment,
      vat_rate_basis_points: invoices.vat_rate_basis_points,
      gross_cents: invoices.gross_cents,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .where(between(invoices.issue_date, ...daysOf(year)))
    .orderBy(asc(invoices.year), asc(invoices.n));
}

const berlinDayOf = (column: typeof payments.received_at | typeof invoiceReminders.sent_at) =>
  sql<IsoDate>`to_char(${column} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

/** The money of a year, by the day it moved. */
export async function listMoneyOfYear(db: Db, year: number) {
  const received = berlinDayOf(payments.received_at);
  return db
    .select({
      number: invoices.number,
      buyer: buyerName,
      kind: payments.kind,
      provider: payments.provider,
      amount_cents: payments.amount_cents,
      day: received,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(
      and(
        eq(payments.status, "succeeded"),
        sql`${received} between ${daysOf(year)[0]} and ${daysOf(year)[1]}`,
      ),
    )
    .orderBy(asc(payments.received_at), asc(payments.id));
}

/** The fees of reminders of a year. */
export async function listFeesOfYear(db: Db, year: number) {
  const sent = berlinDayOf(invoiceReminders.sent_at);
  return db
    .select({
      number: invoices.number,
      buyer: buyerName,
      fee_cents: invoiceReminders.fee_cents,
      level: invoiceReminders.level,
      day: sent,
    })
    .from(invoiceReminders)
    .innerJoin(invoices, eq(invoices.id, invoiceReminders.invoice_id))
    .where(
      and(
        sql`${invoiceReminders.fee_cents} > 0`,
        sql`${sent} between ${daysOf(year)[0]} and ${daysOf(year)[1]}`,
      ),
    )
    .orderBy(asc(invoiceReminders.sent_at));
}
