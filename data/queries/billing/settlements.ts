import { and, asc, between, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { settlementCounters, settlements } from "#data/schema/billing/settlements.ts";
import { bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { speakerTax } from "#data/schema/speakers/speaker-tax.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { DELIVERED_STATUSES } from "#domain/booking/status.ts";
import type { Cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";

export type SettlementRow = typeof settlements.$inferSelect;
export type NewSettlement = Omit<typeof settlements.$inferInsert, "id" | "n" | "created_at">;

/** What a customer was charged for cancelling, as long as that invoice stands; else null. */
export const chargedFee = sql<Cents | null>`case when ${bookings.status} = 'cancelled'
  and ${bookings.cancellation_fee_cents} > 0
  and exists (select from ${invoices} where ${invoices.booking_id} = ${bookings.id}
    and ${invoices.kind} = 'invoice' and ${invoices.cancelled_at} is null)
  then ${bookings.cancellation_fee_cents} end`;

/** Delivered or cancelled at a fee, and not settled yet. */
export async function listUnsettled(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .leftJoin(settlements, eq(settlements.booking_id, bookings.id))
    .where(
      and(
        or(isOneOf(bookings.status, DELIVERED_STATUSES), sql`${chargedFee} is not null`),
        isNull(settlements.booking_id),
        // What was settled so long ago has been deleted since.
        sql`not is_book_over(${bookings.event_date})`,
      ),
    )
    .orderBy(asc(bookings.event_date))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Numbered like invoices: the counter is held until the transaction ends, so there is no gap. */
export async function insertSettlement(tx: Tx, values: NewSettlement): Promise<SettlementRow> {
  const [counter] = await tx
    .insert(settlementCounters)
    .values({ year: values.year, n: 1 })
    .onConflictDoUpdate({
      target: settlementCounters.year,
      set: { n: sql`${settlementCounters.n} + 1` },
    })
    .returning({ n: settlementCounters.n });
  if (!counter) throw new Error("no number was given");
  const [row] = await tx
    .insert(settlements)
    .values({ ...values, n: counter.n })
    .returning();
  if (!row) throw new Error("the settlement was not stored");
  return row;
}

export async function isSettled(tx: Tx, bookingId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: settlements.id })
    .from(settlements)
    .where(eq(settlements.booking_id, bookingId));
  return row !== undefined;
}

/** What a booking brought its speaker, with who that is. */
export async function findSettlement(db: Db, bookingId: string) {
  const [row] = await db
    .select({
      settlement: settlements,
      booking: {
        booking_reference: bookings.booking_reference,
        event_title: bookings.event_title,
        event_date: bookings.event_date,
      },
      speakerUserId: speakers.user_id,
    })
    .from(settlements)
    .innerJoin(bookings, eq(bookings.id, settlements.booking_id))
    .innerJoin(speakers, eq(speakers.id, settlements.speaker_id))
    .where(eq(settlements.booking_id, bookingId));
  return row;
}

/** What the payouts of these bookings follow from; the settlement is null until there is one. */
export async function listPayoutFacts(db: Db, bookingIds: readonly string[]) {
  return db
    .select({
      booking: {
        id: bookings.id,
        status: bookings.status,
        total_amount: bookings.total_amount,
        gross_amount_cents: bookings.gross_amount_cents,
        vat_rate_basis_points: bookings.vat_rate_basis_points,
        offer_price_cents: bookings.offer_price_cents,
        base_fee_cents: bookings.base_fee_cents,
        qa_fee_cents: bookings.qa_fee_cents,
        travel_cost_cents: bookings.travel_cost_cents,
        charged_fee_cents: chargedFee,
      },
      settlement: settlements,
    })
    .from(bookings)
    .leftJoin(settlements, eq(settlements.booking_id, bookings.id))
    .where(inArray(bookings.id, [...bookingIds]));
}

/** A calendar year by the day on which it was credited (no other payout is stored), for the yearly reports. */
export async function listSettlementsOfYear(db: Db, year: number) {
  return db
    .select({
      number: settlements.number,
      speaker_id: settlements.speaker_id,
      speaker_name: settlements.speaker_name,
      address_label: speakers.address_label,
      email: speakerContacts.email,
      tax: speakerTax,
      issue_date: settlements.issue_date,
      fee_cents: settlements.fee_cents,
      commission_cents: settlements.commission_cents,
      payout_cents: settlements.payout_cents,
    })
    .from(settlements)
    .innerJoin(speakers, eq(speakers.id, settlements.speaker_id))
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .leftJoin(speakerTax, eq(speakerTax.speaker_id, speakers.id))
    .where(between(settlements.issue_date, isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)))
    .orderBy(asc(settlements.year), asc(settlements.n));
}
