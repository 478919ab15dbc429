import { and, count, eq, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { invoiceReminders, invoices, payments } from "#data/schema/billing.ts";
import { bookings } from "#data/schema/bookings.ts";
import { contentReports } from "#data/schema/content.ts";
import { contracts } from "#data/schema/contracts.ts";
import { crmReminders } from "#data/schema/crm.ts";
import { messageReports } from "#data/schema/messaging.ts";
import { withdrawals } from "#data/schema/withdrawals.ts";
import type { IsoDate } from "#domain/iso-date.ts";

/** How many wait, and since when the first of them does. */
type Waiting = { readonly count: number; readonly oldest: Date | null };

const NOTHING: Waiting = { count: 0, oldest: null };

/** Confirmed events ahead of us that nobody has signed for. */
export async function unsignedBookings(db: Db, today: IsoDate): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(bookings.created_at) })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "confirmed"),
        sql`${bookings.event_date} >= ${today}`,
        sql`not exists (select from ${contracts}
          where ${contracts.booking_id} = ${bookings.id} and ${contracts.status} = 'signed_by_both')`,
      ),
    );
  return row ?? NOTHING;
}

/** Past their due day and neither paid, disputed nor given up. */
export async function overdueInvoices(db: Db, today: IsoDate): Promise<Waiting> {
  const paid = sql`(select coalesce(sum(case ${payments.kind} when 'refund' then -${payments.amount_cents}
      else ${payments.amount_cents} end), 0)
    from ${payments} where ${payments.invoice_id} = ${invoices.id} and ${payments.status} = 'succeeded')`;
  const fees = sql`(select coalesce(sum(${invoiceReminders.fee_cents}), 0)
    from ${invoiceReminders} where ${invoiceReminders.invoice_id} = ${invoices.id})`;
  const [row] = await db
    .select({ count: count(), oldest: min(invoices.created_at) })
    .from(invoices)
    .where(
      and(
        eq(invoices.kind, "invoice"),
        lt(invoices.due_date, today),
        isNull(invoices.cancelled_at),
        isNull(invoices.disputed_at),
        isNull(invoices.written_off_at),
        sql`${invoices.gross_cents} + ${fees} > ${paid}`,
      ),
    );
  return row ?? NOTHING;
}

/** Messages, content and withdrawals alike. */
export async function openReports(db: Db): Promise<Waiting> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    select count(*)::int as count, min(created_at)::text as oldest from (
      select created_at from ${messageReports} where handled_at is null
      union all
      select created_at from ${contentReports} where handled_at is null
      union all
      select created_at from ${withdrawals} where handled_at is null) open`);
  const [row] = rows;
  return row ? { count: row.count, oldest: row.oldest ? new Date(row.oldest) : null } : NOTHING;
}

export async function dueReminders(db: Db, today: IsoDate): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(crmReminders.created_at) })
    .from(crmReminders)
    .where(and(eq(crmReminders.status, "open"), lte(crmReminders.due_on, today)));
  return row ?? NOTHING;
}
