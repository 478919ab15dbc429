import { and, eq } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { consents } from "#data/schema/consents.ts";
import { auditLog } from "#data/schema/operations.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import type { AuditEntry } from "./announcements.ts";

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;
export type StatusStep = Omit<typeof bookingStatusHistory.$inferInsert, "id">;

/** Undefined if another booking has the day: the index decides, whoever was asked before (DECISIONS C-92). */
export async function insertBooking(
  tx: Tx,
  values: NewBookingRow,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .insert(bookings)
    .values(values)
    .onConflictDoNothing({
      target: [bookings.speaker_id, bookings.event_date],
      where: isOneOf(bookings.status, DAY_TAKING_STATUSES),
    })
    .returning();
  return row;
}

export type StatusMove = {
  readonly id: string;
  /** The day that was decided upon: what it costs to cancel, for one, depends on it. */
  readonly day?: IsoDate;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly set?: Partial<Omit<NewBookingRow, "id" | "status">>;
};

/** Undefined if status or day are no longer those that were decided upon. */
export async function moveBooking(
  tx: Tx,
  { id, day, from, to, set = {} }: StatusMove,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ ...set, status: to })
    .where(and(eq(bookings.id, id), eq(bookings.status, from), day && eq(bookings.event_date, day)))
    .returning();
  return row;
}

export async function recordStep(tx: Tx, step: StatusStep): Promise<void> {
  await tx.insert(bookingStatusHistory).values(step);
}

type Creation = {
  readonly step: StatusStep;
  readonly entry: AuditEntry;
  readonly agreed: readonly (typeof consents.$inferInsert)[];
};

/** Everything that is kept about how a booking came about, in one round trip. */
export async function recordCreation(tx: Tx, { step, entry, agreed }: Creation): Promise<void> {
  const history = tx
    .$with("history")
    .as(tx.insert(bookingStatusHistory).values(step).returning({ id: bookingStatusHistory.id }));
  const audit = tx
    .$with("audit")
    .as(tx.insert(auditLog).values(entry).returning({ id: auditLog.id }));
  await tx
    .with(history, audit)
    .insert(consents)
    .values([...agreed]);
}
