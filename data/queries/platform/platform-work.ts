import { and, count, eq, inArray, lt, lte, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { stateOf } from "#data/queries/billing/invoice-amounts.ts";
import { contracts } from "#data/schema/billing/contracts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { contentReports } from "#data/schema/content.ts";
import { crmReminders } from "#data/schema/crm.ts";
import { messageReports } from "#data/schema/messaging.ts";
import { withdrawals } from "#data/schema/withdrawals.ts";
import { LATE_STATES } from "#domain/invoicing/invoice-state.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** How many wait, and since when the first of them does. */
type Waiting = { readonly count: number; readonly oldest: Date | null };

const NOTHING: Waiting = { count: 0, oldest: null };

function berlinMidnight(day: SQL) {
  const instant = sql<Date | null>`(${day})::timestamp at time zone 'Europe/Berlin'`;
  return instant.mapWith(bookings.created_at);
}

/** Confirmed events ahead of us without a signature. */
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
  const oldest = berlinMidnight(sql`min(${invoices.due_date}) + 1`);
  const [row] = await db
    .select({ count: count(), oldest })
    .from(invoices)
    .where(and(lt(invoices.due_date, today), inArray(stateOf(today), LATE_STATES)));
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
    .select({ count: count(), oldest: berlinMidnight(sql`min(${crmReminders.due_on})`) })
    .from(crmReminders)
    .where(and(eq(crmReminders.status, "open"), lte(crmReminders.due_on, today)));
  return row ?? NOTHING;
}
