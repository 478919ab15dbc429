import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#data/db.ts";
import { invoiceLines, invoiceReminders, invoices, payments } from "#data/schema/billing.ts";
import { settlements } from "#data/schema/settlements.ts";

const cancellations = alias(invoices, "cancellations");

/**
 * Documents that the law no longer asks for (the database refuses to delete any other) and nothing newer
 * belongs to: no payment that has to stay, no cancellation that still names them.
 */
export async function listOldInvoices(db: Db, limit: number) {
  const at = sql`coalesce(${payments.received_at}, ${payments.created_at})`;
  // The books are kept by our own calendar: an hour into the new year is another year.
  const moved = sql`(${at} at time zone 'Europe/Berlin')::date`;
  const newerPayment = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.invoice_id, invoices.id), sql`not is_book_over(${moved})`));
  const cancellation = db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(eq(cancellations.cancels_invoice_id, invoices.id));
  return db
    .select({ id: invoices.id, pdf_key: invoices.pdf_key, xml_key: invoices.xml_key })
    .from(invoices)
    .where(
      and(
        sql`is_book_over(${invoices.issue_date})`,
        notExists(newerPayment),
        notExists(cancellation),
      ),
    )
    .limit(limit);
}

/** With everything that hangs on them. */
export async function deleteInvoices(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of [invoiceLines, invoiceReminders, payments]) {
    await tx.delete(table).where(inArray(table.invoice_id, [...ids]));
  }
  await tx.delete(invoices).where(inArray(invoices.id, [...ids]));
}

export async function deleteOldSettlements(tx: Tx): Promise<number> {
  const gone = await tx
    .delete(settlements)
    .where(sql`is_book_over(${settlements.issue_date})`)
    .returning({ id: settlements.id });
  return gone.length;
}
