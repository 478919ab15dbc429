import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#data/db.ts";
import {
  invoiceLines,
  invoiceReminders,
  invoices,
  payments,
} from "#data/schema/billing/invoices.ts";
import { settlements } from "#data/schema/billing/settlements.ts";

/** The slug of an erased profile; one that is not claimed yet keeps its own. */
export const ERASED_SLUG = sql`'geloescht-' || speakers.id::text`;

/** A claimed or unclaimed profile, not the shell of an erased one. */
export const isKept = sql`speakers.slug <> ${ERASED_SLUG}`;

/** The yearly report names a speaker with address and tax number as long as a settlement is kept. */
export const hasUnexpiredRecords = sql`exists (select from settlements
  where settlements.speaker_id = speakers.id and not is_book_over(settlements.issue_date))`;

const cancellations = alias(invoices, "cancellations");

/**
 * Documents past their legal retention (the database refuses to delete any other) without a payment
 * that has to stay or a cancellation that still names them.
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

/** With the rows that refer to them. */
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

/** Data of erased speakers that was kept only for settlements that are deleted by now. */
export async function purgeErasedSpeakers(tx: Tx): Promise<void> {
  const expired = sql`speakers.slug = ${ERASED_SLUG} and not ${hasUnexpiredRecords}`;
  await tx.execute(
    sql`delete from speaker_tax using speakers
      where speakers.id = speaker_tax.speaker_id and ${expired}`,
  );
  await tx.execute(
    sql`update speakers set address_label = null where address_label is not null and ${expired}`,
  );
}
