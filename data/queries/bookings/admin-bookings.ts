import { and, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { contracts } from "#data/schema/billing/contracts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookingNotes, bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { BookingNeed, BookingSort } from "#domain/booking/list/booking-list.ts";
import { type BookingStatus, OPEN_STATUSES, SOLD_STATUSES } from "#domain/booking/status.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { currentNet } from "./bookings.ts";

export type BookingFilter = {
  readonly statuses: readonly BookingStatus[];
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly need?: BookingNeed | undefined;
  readonly speakerId?: string | undefined;
  readonly customerId?: string | undefined;
};

type Clock = { readonly now: Date; readonly today: IsoDate };

const speakerName = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

/** The latest invoice that counts, by its number; null as long as there is none. */
const invoiceNumber = sql<string | null>`(
  select max(${invoices.number}) from ${invoices}
  where ${invoices.booking_id} = ${bookings.id} and ${invoices.kind} = 'invoice'
    and ${invoices.cancelled_at} is null)`;

const isSigned = sql<boolean>`exists (
  select from ${contracts}
  where ${contracts.booking_id} = ${bookings.id} and ${contracts.status} = 'signed_by_both')`;

const row = {
  id: bookings.id,
  booking_reference: bookings.booking_reference,
  status: bookings.status,
  booking_mode: bookings.booking_mode,
  event_title: bookings.event_title,
  event_date: bookings.event_date,
  event_location: bookings.event_location,
  format_label: bookings.format_label,
  event_duration_minutes: bookings.event_duration_minutes,
  billing_company: bookings.billing_company,
  contact_person: bookings.contact_person,
  total_amount: bookings.total_amount,
  gross_amount_cents: bookings.gross_amount_cents,
  vat_rate_basis_points: bookings.vat_rate_basis_points,
  offer_price_cents: bookings.offer_price_cents,
  expires_at: bookings.expires_at,
  created_at: bookings.created_at,
  updated_at: bookings.updated_at,
  invoice_number: invoiceNumber,
  is_signed: isSigned,
  speaker: {
    id: speakers.id,
    slug: speakers.slug,
    name: speakerName,
    profile_image_url: speakers.profile_image_url,
  },
};

/** A booking in an open state untouched for this long is stuck. */
const STUCK_AFTER = "14 days";

function needing(need: BookingNeed, { now, today }: Clock): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`;
  if (need === "unanswered") {
    return and(
      eq(bookings.status, "requested"),
      sql`${bookings.created_at} <= ${at} - interval '24 hours'`,
      gte(bookings.event_date, today),
    );
  }
  if (need === "stuck") {
    return and(
      inArray(bookings.status, OPEN_STATUSES),
      sql`${bookings.updated_at} <= ${at} - interval '${sql.raw(STUCK_AFTER)}'`,
    );
  }
  if (need === "contract") {
    return and(
      eq(bookings.status, "confirmed"),
      gte(bookings.event_date, today),
      sql`not ${isSigned}`,
    );
  }
  return and(inArray(bookings.status, SOLD_STATUSES), sql`${invoiceNumber} is null`);
}

function within(filter: BookingFilter, q: string, clock: Clock): SQL | undefined {
  return and(
    filter.statuses.length > 0 ? inArray(bookings.status, [...filter.statuses]) : undefined,
    filter.from ? gte(bookings.event_date, filter.from) : undefined,
    filter.to ? lte(bookings.event_date, filter.to) : undefined,
    filter.need ? needing(filter.need, clock) : undefined,
    filter.speakerId ? eq(bookings.speaker_id, filter.speakerId) : undefined,
    filter.customerId ? eq(bookings.customer_id, filter.customerId) : undefined,
    matchesWords(q, [
      bookings.booking_reference,
      bookings.event_title,
      bookings.billing_company,
      bookings.contact_person,
      bookings.contact_email,
      bookings.event_location,
      speakerName,
    ]),
  );
}

export async function listAllBookings(
  db: Db,
  query: ListQuery<BookingSort>,
  { filter, clock }: { readonly filter: BookingFilter; readonly clock: Clock },
) {
  const wanted = within(filter, query.q, clock);
  const counted = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .where(wanted)
    .$dynamic();
  const order = orderOf(
    {
      event_date: bookings.event_date,
      created_at: bookings.created_at,
      total_amount: currentNet,
      status: bookings.status,
    },
    query,
    bookings.id,
  );
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select(row)
      .from(bookings)
      .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export type AdminBookingRow = Awaited<ReturnType<typeof listAllBookings>>["items"][number];

const personName = sql<
  string | null
>`nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), '')`;

/** Who booked, as an account. */
export async function findBookingCustomer(db: Db, userId: string) {
  const [found] = await db
    .select({ id: authUsers.id, email: authUsers.email, name: personName })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
    .where(eq(authUsers.id, userId));
  return found;
}

export async function listBookingNotes(db: Db, bookingId: string) {
  return db
    .select({
      id: bookingNotes.id,
      note: bookingNotes.note,
      created_at: bookingNotes.created_at,
      author: sql<string | null>`coalesce(${personName}, ${authUsers.email})`,
    })
    .from(bookingNotes)
    .leftJoin(authUsers, eq(authUsers.id, bookingNotes.author_id))
    .leftJoin(profiles, eq(profiles.user_id, bookingNotes.author_id))
    .where(eq(bookingNotes.booking_id, bookingId))
    .orderBy(desc(bookingNotes.created_at), desc(bookingNotes.id));
}

export async function insertBookingNote(
  tx: Tx,
  note: { readonly booking_id: string; readonly author_id: string; readonly note: string },
): Promise<string> {
  const [stored] = await tx.insert(bookingNotes).values(note).returning({ id: bookingNotes.id });
  if (!stored) throw new Error("the note was not stored");
  return stored.id;
}

export async function listObjectAudit(db: Db, objectType: string, objectId: string) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      who: sql<string | null>`coalesce(${personName}, ${authUsers.email})`,
      action: auditLog.action,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(authUsers, eq(authUsers.id, auditLog.actor_id))
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .where(and(eq(auditLog.object_type, objectType), eq(auditLog.object_id, objectId)))
    .orderBy(desc(auditLog.id))
    .limit(100);
}
