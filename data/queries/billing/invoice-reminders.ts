import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { invoiceReminders, invoices } from "#data/schema/billing/invoices.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { feesCents, heldCents, paidCents, refundedCents } from "./invoice-amounts.ts";

export type NewReminder = typeof invoiceReminders.$inferInsert;

/** The level of the invoice moves with its row: neither is ever there without the other. */
export async function insertReminder(tx: Tx, reminder: NewReminder & { sent_at: Date }) {
  const { invoice_id, level, sent_at } = reminder;
  await tx.insert(invoiceReminders).values(reminder);
  await tx
    .update(invoices)
    .set({ dunning_level: level, dunned_at: sent_at })
    .where(eq(invoices.id, invoice_id));
}

export async function listReminders(db: Db, invoiceId: string) {
  return db
    .select()
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoice_id, invoiceId))
    .orderBy(asc(invoiceReminders.level));
}

type LaterFacts = { readonly disputed_at?: Date | null; readonly written_off_at?: Date };

export async function setInvoiceFacts(tx: Tx, id: string, facts: LaterFacts): Promise<void> {
  await tx.update(invoices).set(facts).where(eq(invoices.id, id));
}

/** Whom a reminder may be due for; whether it is, the rule decides. */
export async function listRemindable(db: Db, today: IsoDate, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, "invoice"),
        isNull(invoices.cancelled_at),
        isNull(invoices.disputed_at),
        isNull(invoices.written_off_at),
        lt(invoices.due_date, today),
        lt(invoices.dunning_level, 3),
        sql`${invoices.sent_at} is not null`,
        sql`${invoices.gross_cents} + ${feesCents} > ${paidCents}`,
        sql`${refundedCents} = 0`,
        sql`${heldCents} = 0`,
      ),
    )
    .orderBy(asc(invoices.due_date))
    .limit(limit);
  return rows.map(({ id }) => id);
}
