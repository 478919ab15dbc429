import { eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { notifications, profiles } from "#data/schema/accounts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { consents } from "#data/schema/consents.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { shortlists } from "#data/schema/shortlists.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testBuyers, testSeller } from "#tests/support/billing/invoices.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

export const PAST_DAY = isoDate("2020-03-07");

/** Something of everything for one customer; the tag stands in all words that tell who they are. */
export async function insertCustomerRecords(
  db: Db,
  { id, email, tag }: { id: string; email: string; tag: string },
) {
  const profile = { first_name: `Vor${tag}`, last_name: `Nach${tag}`, phone: `0151-${tag}` };
  await db.update(profiles).set(profile).where(eq(profiles.user_id, id));
  const speaker = await insertSpeaker(db);
  const contact = {
    customer_id: id,
    speaker_id: speaker.id,
    contact_person: `Vor${tag} Nach${tag}`,
    contact_email: email,
    contact_phone: `0151-${tag}`,
    customer_notes: `Notiz von ${tag}`,
  };
  const declined = await insertBooking(db, {
    ...contact,
    booking_mode: "inquiry",
    status: "declined",
    event_date: PAST_DAY,
  });
  const billed = await insertBooking(db, { ...contact, status: "completed", event_date: PAST_DAY });
  const amounts = { net_cents: cents(100), vat_cents: cents(19), gross_cents: cents(119) };
  await db.insert(invoices).values({
    year: 2020,
    n: 1 + Math.floor(Math.random() * 1e6),
    booking_id: billed.id,
    seller: testSeller,
    buyer: testBuyers.de,
    buyer_reference: billed.booking_reference,
    issue_date: PAST_DAY,
    service_date: PAST_DAY,
    due_date: PAST_DAY,
    vat_treatment: "standard",
    vat_rate_basis_points: 1900,
    ...amounts,
  });
  const [conversation] = await db
    .insert(conversations)
    .values({ speaker_id: speaker.id, customer_id: id })
    .returning();
  const conversation_id = given(conversation).id;
  await db
    .insert(conversationMessages)
    .values({ conversation_id, sender_id: id, message: "Guten Tag, eine Frage." });
  await db
    .insert(notifications)
    .values({ user_id: id, title: `Für ${tag}`, message: "Neu", type: "booking" });
  await db.insert(consents).values({ user_id: id, document: "agb", version: "1" });
  await db.insert(shortlists).values({ owner_id: id, title: `Liste ${tag}` });
  return { speaker, declined, billed, conversation_id };
}
