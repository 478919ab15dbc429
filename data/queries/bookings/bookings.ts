import { and, desc, eq, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { bookingPostponements as postponements } from "#data/schema/postponements.ts";
import { reviews } from "#data/schema/reviews.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { BookingPosition } from "#domain/booking/list/booking-cursor.ts";
import { BOOKING_SUMMARY_FIELDS } from "#domain/booking/shown-fields.ts";
import { type BookingStatus, OPEN_STATUSES } from "#domain/booking/status.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Whose bookings: `own` is either side. */
export type BookingScope =
  | { readonly kind: "all" }
  | { readonly kind: "own" | "customer" | "speaker"; readonly userId: string };

type BookingList = {
  readonly scope: BookingScope;
  readonly statuses: readonly BookingStatus[];
  readonly after: BookingPosition | undefined;
  readonly limit: number;
};

type OpenPostponement = {
  readonly event_date: IsoDate;
  readonly message: string | null;
  readonly expires_at: string;
};

export const bookingSummary = {
  ...pickFields(bookings, BOOKING_SUMMARY_FIELDS),
  /** The open request to postpone; in JSON, so its moment is text. */
  postponement: sql<OpenPostponement | null>`(
    select json_build_object('event_date', to_date, 'message', message, 'expires_at', expires_at)
    from ${postponements}
    where ${postponements.booking_id} = ${bookings.id} and ${postponements.status} = 'open')`,
};

/** As lists show and sort it: the price of an open offer before the one that was asked for (`currentAmounts`). */
export const currentNet = sql`case when ${bookings.status} = 'pending'
  then coalesce(${bookings.offer_price_cents}, ${bookings.total_amount})
  else ${bookings.total_amount} end`;

export const bookedSpeaker = {
  id: speakers.id,
  slug: speakers.slug,
  name: sql<string>`coalesce(${speakers.name}, ${speakers.title})`,
  profile_image_url: speakers.profile_image_url,
  is_listed: isListedRow,
};

export function isWithin(scope: BookingScope): SQL | undefined {
  if (scope.kind === "all") return undefined;
  const asCustomer = eq(bookings.customer_id, scope.userId);
  const asSpeaker = eq(speakers.user_id, scope.userId);
  if (scope.kind === "own") return or(asCustomer, asSpeaker);
  return scope.kind === "customer" ? asCustomer : asSpeaker;
}

function behind(position: BookingPosition | undefined): SQL | undefined {
  if (!position) return undefined;
  const { date, id } = position;
  return sql`(${bookings.event_date}, ${bookings.id}) < (${date}::date, ${id}::uuid)`;
}

/** Latest event first; the id makes the order of one day the same on every page. */
export async function listBookings(db: Db, { scope, statuses, after, limit }: BookingList) {
  const rows = await db
    .select({ booking: bookingSummary, speaker: bookedSpeaker })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(
      and(
        isWithin(scope),
        statuses.length > 0 ? inArray(bookings.status, [...statuses]) : undefined,
        behind(after),
      ),
    )
    .orderBy(desc(bookings.event_date), desc(bookings.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.booking, speaker: row.speaker }));
}

export type BookingSummaryRow = Awaited<ReturnType<typeof listBookings>>[number];

function selectBooking(db: Db | Tx) {
  return db
    .select({ booking: bookings, speaker: bookedSpeaker, speakerUserId: speakers.user_id })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id));
}

/** All columns: the use case decides who may see which. */
export async function findBooking(db: Db | Tx, id: string) {
  const [row] = await selectBooking(db).where(eq(bookings.id, id));
  return row;
}

export async function findBookingByReference(db: Db, reference: string) {
  const [row] = await selectBooking(db).where(eq(bookings.booking_reference, reference));
  return row;
}

export async function hasReview(db: Db, bookingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.booking_id, bookingId));
  return rows.length > 0;
}

/** The invoice that counts, if one was issued. */
export async function findBookingInvoice(db: Db, bookingId: string) {
  const [row] = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      issue_date: invoices.issue_date,
      due_date: invoices.due_date,
      gross_cents: invoices.gross_cents,
      sent_at: invoices.sent_at,
      cancelled_at: invoices.cancelled_at,
    })
    .from(invoices)
    .where(and(eq(invoices.booking_id, bookingId), eq(invoices.kind, "invoice")))
    .orderBy(desc(invoices.created_at), desc(invoices.n))
    .limit(1);
  return row;
}

export type Due = { readonly now: Date; readonly today: IsoDate; readonly limit: number };

/** Inquiries and offers without an answer in time, and those whose day is over. */
export async function listExpired(db: Db, { now, today, limit }: Due) {
  return selectBooking(db)
    .where(
      and(
        inArray(bookings.status, OPEN_STATUSES),
        or(lte(bookings.expires_at, now), lt(bookings.event_date, today)),
      ),
    )
    .orderBy(bookings.event_date, bookings.id)
    .limit(limit);
}

/** Events whose day has passed; one that runs past midnight may still go on. */
export async function listOver(db: Db, { today, limit }: Due) {
  return selectBooking(db)
    .where(and(eq(bookings.status, "confirmed"), lt(bookings.event_date, today)))
    .orderBy(bookings.event_date, bookings.id)
    .limit(limit);
}
