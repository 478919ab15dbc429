import { and, asc, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#data/db.ts";
import { matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { settlements } from "#data/schema/billing/settlements.ts";
import { bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import {
  type InvoiceFilterName,
  type InvoiceSort,
  statesIn,
} from "#domain/invoicing/invoice-list.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { type Cents, cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { feesCents, paidCents, stateOf } from "./invoice-amounts.ts";
import {
  buyerName,
  countInvoices,
  inNumberOrder,
  invoiceColumns,
  listedGross,
} from "./invoice-columns.ts";

function rowOf(today: IsoDate) {
  return { ...invoiceColumns, buyer: buyerName, state: stateOf(today) };
}

export type InvoiceFilter = {
  readonly state?: InvoiceFilterName | undefined;
  readonly year?: number | undefined;
};

export async function listAllInvoices(
  db: Db,
  query: ListQuery<InvoiceSort>,
  { filter, today }: { readonly filter: InvoiceFilter; readonly today: IsoDate },
) {
  const wanted = and(
    filter.state ? inArray(stateOf(today), [...statesIn(filter.state)]) : undefined,
    filter.state === "late" ? lt(invoices.due_date, today) : undefined,
    filter.year ? eq(invoices.year, filter.year) : undefined,
    matchesWords(query.q, [
      invoices.number,
      bookings.booking_reference,
      bookings.event_title,
      buyerName,
    ]),
  );
  const order = orderOf(
    {
      number: inNumberOrder,
      due_date: invoices.due_date,
      gross_cents: listedGross,
      buyer: sql`lower(${buyerName})`,
    },
    query,
    invoices.id,
  );
  return readPage(query, countInvoices(db, wanted, query.q.trim() !== ""), ({ limit, offset }) =>
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

/** A cancelled invoice and the document that cancels it name each other. */
const counterpart = alias(invoices, "counterpart");

export async function findAdminInvoice(db: Db, id: string, today: IsoDate) {
  const [row] = await db
    .select({
      ...rowOf(today),
      settlement_number: settlements.number,
      payout_cents: settlements.payout_cents,
      commission_cents: settlements.commission_cents,
      counterpart_id: counterpart.id,
      counterpart_number: counterpart.number,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .leftJoin(settlements, eq(settlements.booking_id, bookings.id))
    .leftJoin(
      counterpart,
      or(
        eq(counterpart.id, invoices.cancels_invoice_id),
        eq(counterpart.cancels_invoice_id, invoices.id),
      ),
    )
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

const openCents = sql<Cents>`case when ${invoices.cancelled_at} is null
  then greatest(0, ${invoices.gross_cents} + ${feesCents} - ${paidCents}) else 0 end`;

/** What money on the account could be for: whatever is open, and what it names although it is not. */
export async function listMatchableInvoices(db: Db, named: readonly string[], limit = 5_000) {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      buyer: buyerName,
      open_cents: openCents,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, "invoice"),
        or(gt(openCents, cents(0)), inArray(invoices.number, [...named])),
      ),
    )
    .orderBy(asc(invoices.year), asc(invoices.n))
    .limit(limit);
}
