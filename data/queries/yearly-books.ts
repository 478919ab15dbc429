import { and, asc, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#data/db.ts";
import { invoiceReminders, invoices, payments } from "#data/schema/billing.ts";
import { bookings } from "#data/schema/bookings.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import type { Cents } from "#domain/money.ts";
import { feesCents } from "./invoice-amounts.ts";
import { buyerName } from "./invoice-columns.ts";

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

const berlinDayOf = (column: PgColumn) =>
  sql<IsoDate>`to_char(${column} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

function isIn(year: number, day: SQL<IsoDate>): SQL {
  const [first, last] = daysOf(year);
  return sql`${day} between ${first} and ${last}`;
}

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
    .where(and(eq(payments.status, "succeeded"), isIn(year, received)))
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
    .where(and(sql`${invoiceReminders.fee_cents} > 0`, isIn(year, sent)))
    .orderBy(asc(invoiceReminders.sent_at));
}

/** The fees that fell away in a year, because their invoice was taken back. */
export async function listWaivedFeesOfYear(db: Db, year: number) {
  const cancelled = berlinDayOf(invoices.cancelled_at);
  return db
    .select({
      number: invoices.number,
      buyer: buyerName,
      fee_cents: invoiceReminders.fee_cents,
      day: cancelled,
    })
    .from(invoiceReminders)
    .innerJoin(invoices, eq(invoices.id, invoiceReminders.invoice_id))
    .where(and(sql`${invoiceReminders.fee_cents} > 0`, isIn(year, cancelled)))
    .orderBy(asc(invoices.year), asc(invoices.n), asc(invoiceReminders.level));
}

/** What was given up until the end of a year, with the money that came before and after. */
export async function listWrittenOff(db: Db, year: number) {
  const writtenOff = berlinDayOf(invoices.written_off_at);
  const claims = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      buyer: buyerName,
      vat_treatment: invoices.vat_treatment,
      vat_rate_basis_points: invoices.vat_rate_basis_points,
      gross_cents: invoices.gross_cents,
      fees_cents: sql<Cents>`${feesCents}`,
      written_off_on: writtenOff,
      cancelled_on: sql<IsoDate | null>`${berlinDayOf(invoices.cancelled_at)}`,
    })
    .from(invoices)
    .where(sql`${writtenOff} <= ${daysOf(year)[1]}`)
    .orderBy(asc(invoices.year), asc(invoices.n));
  const money = await listMoneyOf(
    db,
    claims.map(({ id }) => id),
  );
  return claims.map(({ id, ...claim }) => ({ ...claim, money: money.get(id) ?? [] }));
}

async function listMoneyOf(db: Db, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      invoice_id: payments.invoice_id,
      kind: payments.kind,
      amount_cents: payments.amount_cents,
      day: berlinDayOf(payments.received_at),
    })
    .from(payments)
    .where(and(eq(payments.status, "succeeded"), inArray(payments.invoice_id, [...invoiceIds])))
    .orderBy(asc(payments.received_at), asc(payments.id));
  return Map.groupBy(rows, ({ invoice_id }) => invoice_id);
}
