import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { invoices, payments } from "#data/schema/billing/invoices.ts";
import type { PaidInvoice } from "#domain/invoicing/credit-offset.ts";
import { type Cents, cents } from "#domain/money.ts";
import { feesCents, paidCents } from "./invoice-amounts.ts";

const ofBooking = (bookingId: string) =>
  and(eq(invoices.booking_id, bookingId), eq(invoices.kind, "invoice"));

/** In the order of their numbers, so that two transactions never deadlock. */
export async function lockInvoicesOf(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(ofBooking(bookingId))
    .orderBy(asc(invoices.year), asc(invoices.n))
    .for("no key update");
}

/** Every invoice of a booking with its money, oldest first. */
export async function listPaidInvoices(db: Db | Tx, bookingId: string): Promise<PaidInvoice[]> {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      gross_cents: invoices.gross_cents,
      fees_cents: sql<Cents>`${feesCents}`,
      paid_cents: sql<Cents>`${paidCents}`,
      is_cancelled: sql<boolean>`${invoices.cancelled_at} is not null`,
    })
    .from(invoices)
    .where(ofBooking(bookingId))
    .orderBy(asc(invoices.year), asc(invoices.n));
}

/** What credits of the booking's other invoices have paid of this one. */
export async function readCreditOffset(db: Db | Tx, invoiceId: string): Promise<Cents> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payments.amount_cents}), 0)::integer` })
    .from(payments)
    .where(
      and(
        eq(payments.invoice_id, invoiceId),
        eq(payments.provider, "offset"),
        eq(payments.kind, "payment"),
      ),
    );
  return cents(row?.cents ?? 0);
}
