import { and, eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakerContacts } from "#data/schema/speakers/speakers.ts";
import type { BookingStatus } from "#domain/booking/status.ts";

export type SpeakerContact = { readonly email: string | null; readonly phone: string | null };

/** Only for callers that have asked whether they may. */
export async function findSpeakerContact(db: Db, speakerId: string): Promise<SpeakerContact> {
  const [row] = await db
    .select({ email: speakerContacts.email, phone: speakerContacts.phone })
    .from(speakerContacts)
    .where(eq(speakerContacts.speaker_id, speakerId));
  return row ?? { email: null, phone: null };
}

/** How far a customer has come with a speaker, each status once. */
export async function bookingStatusesBetween(
  db: Db,
  { speakerId, customerId }: { speakerId: string; customerId: string },
): Promise<BookingStatus[]> {
  const rows = await db
    .selectDistinct({ status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.speaker_id, speakerId), eq(bookings.customer_id, customerId)));
  return rows.map(({ status }) => status);
}
