import { and, count, desc, eq, isNull, max, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { bookings } from "#data/schema/bookings.ts";
import { emailTemplates, mails, emailTemplateVersions as versions } from "#data/schema/mail.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

export type TemplateText = {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
};

/** The own wording of a mail; undefined as long as the built-in one holds. */
export async function findCurrentText(db: Db, key: string): Promise<TemplateText | undefined> {
  const [row] = await db
    .select({ subject: versions.subject, preheader: versions.preheader, body: versions.body })
    .from(emailTemplates)
    .innerJoin(
      versions,
      and(
        eq(versions.template_key, emailTemplates.key),
        eq(versions.version, emailTemplates.current_version),
      ),
    )
    .where(eq(emailTemplates.key, key));
  return row;
}

export async function listTemplates(db: Db) {
  return db.select().from(emailTemplates);
}

/** How often each mail was written, and when last. */
export async function countMails(db: Db) {
  return db
    .select({ key: mails.template_key, sent: count(), last_at: max(mails.created_at) })
    .from(mails)
    .groupBy(mails.template_key);
}

export async function listTextVersions(db: Db, key: string) {
  return db
    .select({
      version: versions.version,
      subject: versions.subject,
      preheader: versions.preheader,
      body: versions.body,
      created_at: versions.created_at,
      created_by: sql<string | null>`coalesce(
        nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), ''),
        ${authUsers.email})`,
    })
    .from(versions)
    .leftJoin(authUsers, eq(authUsers.id, versions.created_by))
    .leftJoin(profiles, eq(profiles.user_id, versions.created_by))
    .where(eq(versions.template_key, key))
    .orderBy(desc(versions.version))
    .limit(50);
}

type Recipient = (typeof emailTemplates.$inferInsert)["recipient"];

/** Alone with one mail until its text is stored; the row is made with the first own text. */
export async function lockTemplate(tx: Tx, key: string, recipient: Recipient) {
  await tx.insert(emailTemplates).values({ key, recipient }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.key, key))
    .for("update");
  if (!row) throw new Error("the template is missing");
  return row;
}

export async function insertText(
  tx: Tx,
  change: { key: string; text: TemplateText; userId: string; now: Date },
): Promise<number> {
  const { key, text, userId, now } = change;
  const [last] = await tx
    .select({ version: max(versions.version) })
    .from(versions)
    .where(eq(versions.template_key, key));
  const version = (last?.version ?? 0) + 1;
  await tx
    .insert(versions)
    .values({ template_key: key, version, ...text, created_by: userId, created_at: now });
  await setCurrentVersion(tx, key, version, now);
  return version;
}

/** Null goes back to the built-in wording. */
export async function setCurrentVersion(tx: Tx, key: string, version: number | null, now: Date) {
  await tx
    .update(emailTemplates)
    .set({ current_version: version, broken_since: null, updated_at: now })
    .where(eq(emailTemplates.key, key));
}

/** Noted once, so that the list shows since when. */
export async function markBroken(db: Db, key: string): Promise<void> {
  await db
    .update(emailTemplates)
    .set({ broken_since: sql`now()` })
    .where(and(eq(emailTemplates.key, key), isNull(emailTemplates.broken_since)));
}

/** The newest booking in the words of our mails, to look at a text with real data. */
export async function findSampleBooking(db: Db) {
  const [row] = await db
    .select({
      first_name: bookings.contact_person,
      reference: bookings.booking_reference,
      speaker_name: sql<string>`coalesce(${speakers.name}, ${speakers.title}, '')`,
      contact_person: bookings.contact_person,
      event_title: bookings.event_title,
      event_date: bookings.event_date,
      start_time: bookings.event_start_time,
      duration_minutes: bookings.event_duration_minutes,
      format: sql<string>`coalesce(${bookings.format_label}, '')`,
      venue: bookings.event_location,
      is_virtual: bookings.is_virtual,
      audience_size: bookings.audience_size,
      net_cents: bookings.total_amount,
      gross_cents: bookings.gross_amount_cents,
      travel_cost_cents: bookings.travel_cost_cents,
      travel_cost_state: bookings.travel_cost_state,
      offer_price_cents: bookings.offer_price_cents,
      vat_treatment: bookings.vat_treatment,
      vat_rate_basis_points: bookings.vat_rate_basis_points,
    })
    .from(bookings)
    .innerJoin(speakers, eq(speakers.id, bookings.speaker_id))
    .orderBy(desc(bookings.created_at))
    .limit(1);
  return row;
}

export async function findUserEmail(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return row?.email ?? null;
}
