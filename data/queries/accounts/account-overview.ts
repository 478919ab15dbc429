import { count, desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { notifications } from "#data/schema/accounts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { conversations } from "#data/schema/messaging.ts";
import { shortlistItems, shortlists } from "#data/schema/shortlists.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

const SHOWN = 50;
const SHOWN_NOTICES = 20;

const speakerName = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

/** The account's dashboard, newest first: headlines only, neither messages nor documents. */
export async function readAccountOverview(db: Db, userId: string) {
  const isOwn = (customer: typeof bookings.customer_id | typeof conversations.customer_id) =>
    or(eq(customer, userId), eq(speakers.user_id, userId));
  const [ownBookings, ownInvoices, talks, notices, lists] = await Promise.all([
    db
      .select({
        id: bookings.id,
        booking_reference: bookings.booking_reference,
        event_title: bookings.event_title,
        event_date: bookings.event_date,
        status: bookings.status,
        speaker: speakerName,
      })
      .from(bookings)
      .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
      .where(isOwn(bookings.customer_id))
      .orderBy(desc(bookings.event_date), desc(bookings.id))
      .limit(SHOWN),
    db
      .select({
        number: invoices.number,
        kind: invoices.kind,
        gross_cents: invoices.gross_cents,
        due_date: invoices.due_date,
      })
      .from(invoices)
      .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
      .where(eq(bookings.customer_id, userId))
      .orderBy(desc(invoices.created_at), desc(invoices.n))
      .limit(SHOWN),
    db
      .select({
        id: conversations.id,
        subject: conversations.subject,
        speaker: speakerName,
        last_message_at: conversations.last_message_at,
      })
      .from(conversations)
      .innerJoin(speakers, eq(speakers.id, conversations.speaker_id))
      .where(isOwn(conversations.customer_id))
      .orderBy(desc(conversations.last_message_at))
      .limit(SHOWN),
    db
      .select({
        id: notifications.id,
        title: notifications.title,
        message: notifications.message,
        created_at: notifications.created_at,
      })
      .from(notifications)
      .where(eq(notifications.user_id, userId))
      .orderBy(desc(notifications.created_at))
      .limit(SHOWN_NOTICES),
    db
      .select({
        id: shortlists.id,
        title: shortlists.title,
        speakers: count(shortlistItems.speaker_id),
      })
      .from(shortlists)
      .leftJoin(shortlistItems, eq(shortlistItems.shortlist_id, shortlists.id))
      .where(eq(shortlists.owner_id, userId))
      .groupBy(shortlists.id),
  ]);
  return {
    bookings: ownBookings,
    invoices: ownInvoices,
    conversations: talks,
    notices,
    shortlists: lists,
  };
}
