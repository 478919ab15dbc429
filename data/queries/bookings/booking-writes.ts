import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import type { AuditEntry } from "#data/queries/platform/audit-log.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { consents } from "#data/schema/consents.ts";
import { auditLog } from "#data/schema/outbox.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import type { BuyerReferences } from "#domain/invoicing/e-invoice/buyer-references.ts";

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;
export type StatusStep = Omit<typeof bookingStatusHistory.$inferInsert, "id">;

/** Undefined if another booking has the day: the index decides, not the earlier check (C-92). */
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

/** The caller holds the row and has seen that no invoice names them yet. */
export async function saveBuyerReferences(
  tx: Tx,
  bookingId: string,
  { order_number, cost_centre, leitweg_id }: BuyerReferences,
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      billing_order_number: order_number,
      billing_cost_centre: cost_centre,
      billing_leitweg_id: leitweg_id,
    })
    .where(eq(bookings.id, bookingId));
}

export type StatusMove = {
  /** What was decided upon: a day, price or deadline that has changed since binds neither side. */
  readonly seen: BookingRow;
  readonly to: BookingStatus;
  readonly set?: Partial<Omit<NewBookingRow, "id" | "status">>;
};

/** Undefined if the booking is no longer what was decided upon. */
export async function moveBooking(
  tx: Tx,
  { seen, to, set = {} }: StatusMove,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ ...set, status: to })
    .where(isStill(seen))
    .returning();
  return row;
}

function isStill(seen: BookingRow): SQL | undefined {
  const { offer_price_cents: price, expires_at: until } = seen;
  // We know moments to the millisecond, the database keeps more.
  const deadline = sql`date_trunc('milliseconds', ${bookings.expires_at})`;
  return and(
    eq(bookings.id, seen.id),
    eq(bookings.status, seen.status),
    eq(bookings.event_date, seen.event_date),
    eq(bookings.total_amount, seen.total_amount),
    price === null ? isNull(bookings.offer_price_cents) : eq(bookings.offer_price_cents, price),
    until === null
      ? isNull(bookings.expires_at)
      : sql`${deadline} = ${until.toISOString()}::timestamptz`,
  );
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
