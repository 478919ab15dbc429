import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#data/db.ts";
import { matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { invoiceLines, invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { InvoiceLine } from "#domain/invoicing/invoice-lines.ts";
import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";
import type { OwnInvoiceSort } from "#domain/invoicing/own-invoice.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { stateOf } from "./invoice-amounts.ts";
import { countInvoices, inNumberOrder, invoiceColumns, listedGross } from "./invoice-columns.ts";
import { nextInvoiceNumber } from "./invoice-number.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/** What the caller decides about a document; number and row are given here. */
export type NewInvoice = Omit<
  typeof invoices.$inferInsert,
  "id" | "n" | "pdf_key" | "pdf_sha256" | "xml_key" | "xml_sha256" | "sent_at" | "cancelled_at"
> & { readonly lines: readonly InvoiceLine[] };

/** Whether the invoice of a booking is still being made. */
export async function isInvoiceUnderWay(db: Db, bookingId: string): Promise<boolean> {
  const [job] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.dedupe_key, `invoice:${bookingId}`), isNull(outbox.done_at)));
  return job !== undefined;
}

/** One worker at a time decides about the documents of a booking: its row is held to the end. */
export async function lockBilledBooking(tx: Tx, bookingId: string) {
  const [row] = await tx
    .select({
      booking: bookings,
      speakerName: sql<string>`coalesce(${speakers.name}, ${speakers.title})`,
    })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(eq(bookings.id, bookingId))
    // Others may go on writing what only refers to the booking, such as messages.
    .for("no key update", { of: bookings });
  return row;
}

export type BilledBooking = NonNullable<Awaited<ReturnType<typeof lockBilledBooking>>>;

/** What is in force: one invoice, or a deposit and its balance, oldest first. */
export async function listValidInvoices(tx: Db | Tx, bookingId: string) {
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.booking_id, bookingId),
        eq(invoices.kind, "invoice"),
        isNull(invoices.cancelled_at),
      ),
    )
    .orderBy(asc(invoices.year), asc(invoices.n));
}

/** Writes a document under the next number of its year. */
export async function insertInvoice(tx: Tx, { lines, ...values }: NewInvoice): Promise<InvoiceRow> {
  const n = await nextInvoiceNumber(tx, values.year);
  const [row] = await tx
    .insert(invoices)
    .values({ ...values, n })
    .returning();
  if (!row) throw new Error("the invoice was not stored");
  await tx
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...line, invoice_id: row.id, position: index + 1 })));
  return row;
}

export async function markInvoiceCancelled(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(invoices).set({ cancelled_at: at }).where(eq(invoices.id, id));
}

export async function listInvoiceLines(tx: Db | Tx, invoiceId: string): Promise<InvoiceLine[]> {
  return tx
    .select({
      kind: invoiceLines.kind,
      description: invoiceLines.description,
      quantity: invoiceLines.quantity,
      unit_price_cents: invoiceLines.unit_price_cents,
      net_cents: invoiceLines.net_cents,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, invoiceId))
    .orderBy(asc(invoiceLines.position));
}

/** Documents that have a number but no file yet, in the order of their numbers. */
export async function listUnfinishedInvoices(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.booking_id, bookingId), isNull(invoices.pdf_sha256)))
    .orderBy(asc(invoices.year), asc(invoices.n));
  return rows.map(({ id }) => id);
}

export type StoredDocuments = Pick<
  InvoiceRow,
  "pdf_key" | "pdf_sha256" | "xml_key" | "xml_sha256"
> & { readonly sent_at: Date };

/** True for the first caller; the second one changes nothing and sends nothing. */
export async function recordDocuments(tx: Tx, id: string, stored: StoredDocuments) {
  const rows = await tx
    .update(invoices)
    .set(stored)
    .where(and(eq(invoices.id, id), isNull(invoices.pdf_sha256)))
    .returning({ id: invoices.id });
  return rows.length > 0;
}

const cancelled = alias(invoices, "cancelled_invoices");

/** One document with what is around it; who may see it is decided by the use case. */
export async function findInvoice(db: Db, id: string) {
  const [row] = await db
    .select({
      invoice: invoices,
      booking: {
        id: bookings.id,
        booking_reference: bookings.booking_reference,
        customer_id: bookings.customer_id,
        event_title: bookings.event_title,
        contact_person: bookings.contact_person,
        contact_email: bookings.contact_email,
      },
      cancels: { number: cancelled.number, issue_date: cancelled.issue_date },
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .leftJoin(cancelled, eq(cancelled.id, invoices.cancels_invoice_id))
    .where(eq(invoices.id, id));
  return row && { ...row, lines: await listInvoiceLines(db, id) };
}

export type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

const summary = {
  ...invoiceColumns,
  cancels_invoice_id: invoices.cancels_invoice_id,
  service_date: invoices.service_date,
  is_cancelled: sql<boolean>`${invoices.cancelled_at} is not null`,
  is_disputed: sql<boolean>`${invoices.disputed_at} is not null`,
  is_written_off: sql<boolean>`${invoices.written_off_at} is not null`,
};

/** Everything that was issued for a booking, newest first. */
export async function listInvoices(db: Db, bookingId: string) {
  return db
    .select(summary)
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .where(eq(invoices.booking_id, bookingId))
    .orderBy(desc(invoices.year), desc(invoices.n));
}

export type InvoiceSummaryRow = Awaited<ReturnType<typeof listInvoices>>[number];

type OwnInvoices = ListQuery<OwnInvoiceSort> & {
  readonly customerId: string;
  /** Empty: all of them. */
  readonly states: readonly InvoiceState[];
  readonly today: IsoDate;
};

/** One page of a customer's invoices. */
export async function pageOwnInvoices(
  db: Db,
  { customerId, states, today, ...query }: OwnInvoices,
) {
  const wanted = and(
    eq(bookings.customer_id, customerId),
    states.length > 0 ? inArray(stateOf(today), [...states]) : undefined,
    matchesWords(query.q, [invoices.number, bookings.event_title, bookings.booking_reference]),
  );
  const order = orderOf(
    {
      issued: inNumberOrder,
      due: invoices.due_date,
      gross: listedGross,
    },
    query,
    invoices.id,
  );
  return readPage(query, countInvoices(db, wanted, true), ({ limit, offset }) =>
    db
      .select(summary)
      .from(invoices)
      .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}
