import { and, desc, eq, lt, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { bookings } from "#data/schema/bookings.ts";
import { bookingPostponements as postponements } from "#data/schema/postponements.ts";
import type { PostponementStatus } from "#domain/booking/change/postponement.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { BookingRow } from "./booking-writes.ts";
import type { Due } from "./bookings.ts";

export type PostponementRow = typeof postponements.$inferSelect;
type NewPostponement = Omit<
  typeof postponements.$inferInsert,
  "id" | "status" | "answer" | "answered_at"
>;

export async function findOpenPostponement(
  db: Db | Tx,
  bookingId: string,
): Promise<PostponementRow | undefined> {
  const [row] = await db
    .select()
    .from(postponements)
    .where(and(eq(postponements.booking_id, bookingId), eq(postponements.status, "open")));
  return row;
}

/** Undefined if a request is open already: the index decides between concurrent ones. */
export async function insertPostponement(
  tx: Tx,
  values: NewPostponement,
): Promise<PostponementRow | undefined> {
  const [row] = await tx.insert(postponements).values(values).onConflictDoNothing().returning();
  return row;
}

type Closing = {
  readonly id: string;
  readonly status: Exclude<PostponementStatus, "open">;
  readonly answer: string | null;
  readonly at: Date;
};

/** Undefined if another request closed it first. */
export async function closePostponement(
  tx: Tx,
  { id, status, answer, at }: Closing,
): Promise<PostponementRow | undefined> {
  const [row] = await tx
    .update(postponements)
    .set({ status, answer, answered_at: at })
    .where(and(eq(postponements.id, id), eq(postponements.status, "open")))
    .returning();
  return row;
}

/** With the booking its open request ends, without a notice of its own. */
export async function endOpenPostponement(tx: Tx, bookingId: string, at: Date): Promise<void> {
  await tx
    .update(postponements)
    .set({ status: "expired", answered_at: at })
    .where(and(eq(postponements.booking_id, bookingId), eq(postponements.status, "open")));
}

type Move = { readonly id: string; readonly from: IsoDate; readonly to: IsoDate };

/** Undefined if the booking is no longer confirmed on the day that was decided upon. */
export async function moveBookingDay(
  tx: Tx,
  { id, from, to }: Move,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ event_date: to, calendar_sequence: sql`${bookings.calendar_sequence} + 1` })
    .where(
      and(eq(bookings.id, id), eq(bookings.status, "confirmed"), eq(bookings.event_date, from)),
    )
    .returning();
  return row;
}

/** Requests without an answer in time, and those whose old or new day is over. */
export async function listExpiredPostponements(db: Db, { now, today, limit }: Due) {
  return db
    .select({ booking_id: postponements.booking_id, to_date: postponements.to_date })
    .from(postponements)
    .innerJoin(bookings, eq(bookings.id, postponements.booking_id))
    .where(
      and(
        eq(postponements.status, "open"),
        or(
          lte(postponements.expires_at, now),
          lt(postponements.to_date, today),
          lt(bookings.event_date, today),
        ),
      ),
    )
    .orderBy(desc(postponements.expires_at))
    .limit(limit);
}
