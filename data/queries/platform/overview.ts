import { and, between, count, eq, inArray, isNotNull, isNull, lte, min, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { type BookingStatus, SOLD_STATUSES } from "#domain/booking/status.ts";
import { type Cents, cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Month } from "#domain/time/month.ts";
import { isKept } from "./expired-records.ts";

/** How many wait, and since when the first of them does. */
type Waiting = { readonly count: number; readonly oldest: Date | null };

const NOTHING: Waiting = { count: 0, oldest: null };

/** An inquiry whose day is over can no longer be answered. */
export async function overdueInquiries(db: Db, askedBefore: Date, today: IsoDate) {
  const [row] = await db
    .select({ count: count(), oldest: min(bookings.created_at) })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "requested"),
        lte(bookings.created_at, askedBefore),
        sql`${bookings.event_date} >= ${today}`,
      ),
    );
  return row ?? NOTHING;
}

export async function failedJobs(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(outbox.failed_at) })
    .from(outbox)
    .where(isNotNull(outbox.failed_at));
  return row ?? NOTHING;
}

export async function countSpeakers(db: Db): Promise<{ total: number; listed: number }> {
  const listed = sql<number>`count(*) filter (where ${isListedRow})`;
  const [row] = await db
    .select({ total: count(), listed: listed.mapWith(Number) })
    .from(speakers)
    .where(isKept);
  return row ?? { total: 0, listed: 0 };
}

/** The role that counts, as `effectiveRole` decides it. */
export async function countCustomers(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
    .leftJoin(userRoles, eq(userRoles.user_id, authUsers.id))
    .where(
      and(
        isNull(authUsers.deleted_at),
        sql`coalesce(${userRoles.role}, ${profiles.role}, 'customer') = 'customer'`,
      ),
    );
  return row?.total ?? 0;
}

export async function countBookingsByStatus(
  db: Db,
): Promise<{ status: BookingStatus; count: number }[]> {
  return db
    .select({ status: bookings.status, count: count() })
    .from(bookings)
    .groupBy(bookings.status);
}

/** A confirmed booking is completed and reviewed later; it keeps counting in the month of its event. */
export async function grossOfMonth(db: Db, { first, last }: Month): Promise<Cents> {
  const sum = sql<string>`coalesce(sum(${bookings.gross_amount_cents}), 0)`;
  const [row] = await db
    .select({ gross: sum.mapWith(Number) })
    .from(bookings)
    .where(and(inArray(bookings.status, SOLD_STATUSES), between(bookings.event_date, first, last)));
  return cents(row?.gross ?? 0);
}
