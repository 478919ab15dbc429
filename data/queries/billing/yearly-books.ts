import { and, asc, between, eq, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#data/db.ts";
import {
  invoiceLines,
  invoiceReminders,
  invoices,
  payments,
} from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import type { Receivable } from "#domain/invoicing/books/receivable.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { feesCents } from "./invoice-amounts.ts";
import { buyerName } from "./invoice-columns.ts";

const daysOf = (year: number) => [isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)] as const;

const berlinDayOf = (column: PgColumn) =>
  sql<IsoDate>`to_char(${column} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

function isIn(year: number, day: SQL<IsoDate>): SQL {
  const [first, last] = daysOf(year);
  return sql`${day} between ${first} and ${last}`;
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

const credits = alias(invoices, "credit_notes");

/**
 * The day of the service. An invoice that was paid stays when its event moves, so the booking knows the true
 * day; only the fee after a cancellation is owed by itself, on the day of its paper.
 */
const serviceDay = sql<IsoDate>`to_char(case
  when exists (select 1 from ${invoiceLines}
    where ${invoiceLines.invoice_id} = ${invoices.id} and ${invoiceLines.kind} = 'cancellation_fee')
  then ${invoices.service_date} else ${bookings.event_date} end, 'YYYY-MM-DD')`;

/** Every invoice to which something happened in a year, with all that ever did. */
export async function listReceivablesOfYear(db: Db, year: number): Promise<Receivable[]> {
  const days = daysOf(year);
  const received = berlinDayOf(payments.received_at);
  const writtenOff = berlinDayOf(invoices.written_off_at);
  const movedMoney = sql`exists (select 1 from ${payments}
    where ${payments.invoice_id} = ${invoices.id} and ${payments.status} = 'succeeded' and ${isIn(year, received)})`;
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      buyer: buyerName,
      buyer_vat_id: sql<string | null>`${invoices.buyer} ->> 'vat_id'`,
      issue_date: invoices.issue_date,
      service_day: serviceDay,
      vat_treatment: invoices.vat_treatment,
      vat_rate_basis_points: invoices.vat_rate_basis_points,
      gross_cents: invoices.gross_cents,
      fees_cents: feesCents,
      written_off_on: sql<IsoDate | null>`${writtenOff}`,
      cancellation: { number: credits.number, issue_date: credits.issue_date },
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .leftJoin(credits, eq(credits.cancels_invoice_id, invoices.id))
    .where(
      and(
        eq(invoices.kind, "invoice"),
        or(
          between(invoices.issue_date, ...days),
          between(credits.issue_date, ...days),
          isIn(year, serviceDay),
          isIn(year, writtenOff),
          movedMoney,
        ),
      ),
    )
    .orderBy(asc(invoices.year), asc(invoices.n));
  const money = await listMoneyOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...receivable }) => ({ ...receivable, money: money.get(id) ?? [] }));
}

async function listMoneyOf(db: Db, invoiceIds: readonly string[]) {
  const rows = await db
    .select({
      invoice_id: payments.invoice_id,
      kind: payments.kind,
      provider: payments.provider,
      amount_cents: payments.amount_cents,
      day: berlinDayOf(payments.received_at),
    })
    .from(payments)
    .where(
      and(
        eq(payments.status, "succeeded"),
        sql`${payments.invoice_id} = any(${sql.param([...invoiceIds])}::uuid[])`,
      ),
    )
    .orderBy(asc(payments.received_at), asc(payments.id));
  return Map.groupBy(rows, ({ invoice_id }) => invoice_id);
}
