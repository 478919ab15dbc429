import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { isKept } from "#data/queries/platform/expired-records.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { slugRedirects } from "#data/schema/content.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { speakerNotes } from "#data/schema/speakers/speaker-administration.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type {
  SpeakerFlag,
  SpeakerSort,
  SpeakerState,
} from "#domain/speaker/admin/speaker-actions.ts";
import { TOP_SPEAKER_RULE } from "#domain/speaker/rating/top-speaker.ts";
import type { SpeakerStatus } from "#domain/speaker/speaker-codes.ts";

const shownName = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

export type SpeakerListQuery = ListQuery<SpeakerSort> & {
  readonly status?: SpeakerStatus | undefined;
  readonly category?: string | undefined;
  readonly flag?: SpeakerFlag | undefined;
};

/** `isTopSpeaker` as a condition. */
const isTop = sql<boolean>`(${speakers.is_top_speaker} or (
  ${speakers.average_rating} >= ${TOP_SPEAKER_RULE.rating}
  and ${speakers.successful_events_count} >= ${TOP_SPEAKER_RULE.events}))`;

const FLAGS: Readonly<Record<SpeakerFlag, SQL>> = {
  verified: eq(speakers.is_verified, true),
  top: isTop,
  quick: eq(speakers.quick_booking_available, true),
  without_account: isNull(speakers.user_id),
};

const ORDERS = {
  updated_at: speakers.updated_at,
  name: sql`lower(${shownName})`,
  created_at: speakers.created_at,
  average_rating: speakers.average_rating,
  last_login_at: profiles.last_login_at,
} as const;

function wanted({ q, status, category, flag }: SpeakerListQuery): SQL | undefined {
  const { name, title, slug, company, job_title } = speakers;
  return and(
    isKept,
    matchesWords(q, [name, title, slug, company, job_title, speakerContacts.email]),
    status && eq(speakers.status, status),
    category === undefined ? undefined : sql`${speakers.categories} @> array[${category}]::text[]`,
    flag && FLAGS[flag],
  );
}

/** How many rows of a table belong to a speaker, as a part of the speaker's row. */
const countOf = (table: string) =>
  sql<number>`(select count(*) from ${sql.identifier(table)} c where c.speaker_id = ${speakers.id})`.mapWith(
    Number,
  );

/** What the list shows, and what its completeness is computed from. */
const listed = {
  id: speakers.id,
  slug: speakers.slug,
  name: shownName,
  profile_image_url: speakers.profile_image_url,
  hero_image_url: speakers.hero_image_url,
  short_bio: speakers.short_bio,
  bio: speakers.bio,
  address_label: speakers.address_label,
  categories: speakers.categories,
  specialties: speakers.specialties,
  languages_spoken: speakers.languages_spoken,
  fee_20: speakers.fee_20,
  fee_40: speakers.fee_40,
  fee_60: speakers.fee_60,
  lengths_not_offered: speakers.lengths_not_offered,
  status: speakers.status,
  is_active: speakers.is_active,
  is_verified: speakers.is_verified,
  is_top_speaker: speakers.is_top_speaker,
  quick_booking_available: speakers.quick_booking_available,
  allows_direct_booking: speakers.allows_direct_booking,
  average_rating: speakers.average_rating,
  successful_events_count: speakers.successful_events_count,
  email: speakerContacts.email,
  has_account: sql<boolean>`${speakers.user_id} is not null`,
  last_login_at: profiles.last_login_at,
  updated_at: speakers.updated_at,
  bookings: countOf("bookings"),
  videos: countOf("videos"),
  testimonials: countOf("testimonials"),
  gallery_images: countOf("gallery_images"),
  speaker_key_points: countOf("speaker_key_points"),
  longest_talk: sql<string | null>`(
    select description from talks t where t.speaker_id = ${speakers.id}
    order by length(description) desc nulls last limit 1)`,
};

export async function listAllSpeakers(db: Db, query: SpeakerListQuery) {
  const where = wanted(query);
  const counted = db
    .select({ id: speakers.id })
    .from(speakers)
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .where(where)
    .$dynamic();
  const order = orderOf(ORDERS, query, speakers.id);
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) => {
    // Sorted by ids alone: the counts and long texts of a row are read for those that are shown.
    const shown = db
      .select({ id: speakers.id })
      .from(speakers)
      .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
      .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return db
      .select(listed)
      .from(speakers)
      .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
      .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
      .where(inArray(speakers.id, shown))
      .orderBy(...order);
  });
}

export type ListedSpeakerRow = Awaited<ReturnType<typeof listAllSpeakers>>["items"][number];

/** The same facts for a few, to judge what may be done with them. */
export async function readListed(tx: Tx, ids: readonly string[]): Promise<ListedSpeakerRow[]> {
  return tx
    .select(listed)
    .from(speakers)
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
    .where(inArray(speakers.id, [...ids]))
    .orderBy(speakers.id);
}

const state = {
  id: speakers.id,
  status: speakers.status,
  is_active: speakers.is_active,
  is_verified: speakers.is_verified,
  is_top_speaker: speakers.is_top_speaker,
  quick_booking_available: speakers.quick_booking_available,
  allows_direct_booking: speakers.allows_direct_booking,
};

/** In the order of their ids, so that two admins who change the same ones wait instead of blocking. */
export async function lockSpeakers(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      ...state,
      user_id: speakers.user_id,
      name: shownName,
      fee_20: speakers.fee_20,
      fee_40: speakers.fee_40,
      fee_60: speakers.fee_60,
      lengths_not_offered: speakers.lengths_not_offered,
    })
    .from(speakers)
    .where(and(inArray(speakers.id, [...ids]), isKept))
    .orderBy(speakers.id)
    .for("update");
}

export async function changeSpeakerState(
  tx: Tx,
  id: string,
  change: Partial<SpeakerState>,
): Promise<void> {
  await tx.update(speakers).set(change).where(eq(speakers.id, id));
}

/** Everything about one speaker that the profile itself does not show. */
export async function findSpeakerRecord(db: Db | Tx, id: string) {
  const [row] = await db
    .select({
      ...state,
      slug: speakers.slug,
      name: shownName,
      profile_image_url: speakers.profile_image_url,
      owner_id: speakers.user_id,
      owner_email: authUsers.email,
      email: speakerContacts.email,
      phone: speakerContacts.phone,
      note: speakerNotes.note,
      last_login_at: profiles.last_login_at,
      created_at: speakers.created_at,
      updated_at: speakers.updated_at,
    })
    .from(speakers)
    .leftJoin(authUsers, eq(authUsers.id, speakers.user_id))
    .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .leftJoin(speakerNotes, eq(speakerNotes.speaker_id, speakers.id))
    .where(and(eq(speakers.id, id), isKept));
  return row;
}

const HISTORY_ROWS = 100;

/** Who changed what, newest first. */
export async function readHistory(db: Db, objectType: string, objectId: string) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      actor_email: authUsers.email,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(authUsers, eq(authUsers.id, auditLog.actor_id))
    .where(and(eq(auditLog.object_type, objectType), eq(auditLog.object_id, objectId)))
    .orderBy(desc(auditLog.id))
    .limit(HISTORY_ROWS);
}

type SpeakerInsert = typeof speakers.$inferInsert;

/** Undefined if the address is taken. */
export async function insertSpeaker(tx: Tx, values: SpeakerInsert): Promise<string | undefined> {
  const [row] = await tx
    .insert(speakers)
    .values(values)
    .onConflictDoNothing({ target: speakers.slug })
    .returning({ id: speakers.id });
  return row?.id;
}

/** Slugs that begin alike, of speakers and of their former addresses. */
export async function listSlugsLike(db: Db | Tx, slug: string): Promise<Set<string>> {
  const start = `${slug}%`;
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from speakers where slug like ${start}
    union select from_slug from slug_redirects where kind = 'speaker' and from_slug like ${start}`);
  return new Set(rows.map((row) => row.slug));
}

export async function isSlugTaken(db: Db | Tx, slug: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from speakers where slug = ${slug} and id <> ${id}`);
  return rows.length > 0;
}

/** The old address leads to the new one, and so does every address before it. */
export async function renameSpeaker(tx: Tx, id: string, from: string, to: string): Promise<void> {
  const isOld = (slug: string) =>
    and(eq(slugRedirects.kind, "speaker"), eq(slugRedirects.from_slug, slug));
  await tx.delete(slugRedirects).where(isOld(to));
  await tx
    .update(slugRedirects)
    .set({ to_slug: to })
    .where(and(eq(slugRedirects.kind, "speaker"), eq(slugRedirects.to_slug, from)));
  await tx.insert(slugRedirects).values({ kind: "speaker", from_slug: from, to_slug: to });
  await tx.update(speakers).set({ slug: to }).where(eq(speakers.id, id));
}

type Contact = { readonly email: string | null; readonly phone: string | null };

export async function saveContact(tx: Tx, speakerId: string, contact: Contact): Promise<void> {
  await tx
    .insert(speakerContacts)
    .values({ speaker_id: speakerId, ...contact })
    .onConflictDoUpdate({ target: speakerContacts.speaker_id, set: contact });
}

export async function saveNote(
  tx: Tx,
  speakerId: string,
  note: string,
  updated_by: string,
): Promise<void> {
  if (note === "") {
    await tx.delete(speakerNotes).where(eq(speakerNotes.speaker_id, speakerId));
    return;
  }
  await tx
    .insert(speakerNotes)
    .values({ speaker_id: speakerId, note, updated_by })
    .onConflictDoUpdate({ target: speakerNotes.speaker_id, set: { note, updated_by } });
}
