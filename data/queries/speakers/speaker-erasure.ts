import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { rememberAddresses } from "#data/queries/content/gone-addresses.ts";
import { ERASED_SLUG, hasUnexpiredRecords } from "#data/queries/platform/expired-records.ts";
import { speakerApplications } from "#data/schema/speakers/speakers.ts";
import { COLLECTIONS } from "#domain/speaker/editable-fields.ts";
import { pictureKeys, readPendingChange } from "#domain/speaker/profile-change.ts";
import { findContent } from "./speaker-edit.ts";

/** Bookings keep the words of what was booked in a column of their own. */
const SPEAKER_RECORDS = [
  "speaker_contacts",
  "speaker_notes",
  "speaker_applications",
  "calendar_feeds",
  "calendar_imports",
  "crm_reminders",
  "availability_overrides",
  "shortlist_items",
  "shortlist_comments",
  "blog_post_speakers",
  "path_redirects",
  ...COLLECTIONS,
] as const;

type SpeakerErasure = {
  readonly speakerId: string;
  readonly words: { readonly person: string };
};

/**
 * Empties a profile, for its owner with the whole account or for the administration. The row
 * stays as a shell, because bookings, messages and settlements refer to it.
 */
export async function eraseSpeaker(tx: Tx, erasure: SpeakerErasure): Promise<void> {
  for (const statement of statements(erasure)) await tx.execute(statement);
}

function statements({ speakerId: id, words }: SpeakerErasure): SQL[] {
  return [
    rememberAddresses(id),
    eraseLetters(id),
    eraseNotices(id),
    sql`delete from speaker_applications
      where user_id = (select user_id from speakers where id = ${id})`,
    ...SPEAKER_RECORDS.map(
      (table) => sql`delete from ${sql.identifier(table)} where speaker_id = ${id}`,
    ),
    sql`delete from speaker_tax where speaker_id in
      (select id from speakers where id = ${id} and not ${hasUnexpiredRecords})`,
    // The row still counts for its file, but undoing the import brings nothing of the person back.
    sql`update speaker_import_rows set data = '{}', before = null, speaker_id = null
      where speaker_id = ${id}`,
    sql`delete from slug_redirects where kind = 'speaker'
      and to_slug = (select slug from speakers where id = ${id})`,
    sql`delete from desk_links where kind = 'claim' and object_id = ${id}`,
    sql`update speakers set
        is_active = false, status = 'paused', name = ${words.person}, title = null,
        slug = ${ERASED_SLUG}, job_title = null, company = null, short_bio = null, bio = null,
        detailed_bio = null, presentation_style = null, gender = null, hero_image_url = null,
        profile_image_url = null, lat = null, lng = null, social_links = '{}', user_id = null,
        address_label = case when ${hasUnexpiredRecords} then address_label end
      where id = ${id}`,
  ];
}

/** Invitations to take the profile over, sent and waiting; letters to an account stay with it. */
function eraseLetters(id: string): SQL {
  const address = sql`(select lower(email) from speaker_contacts where speaker_id = ${id})`;
  return sql`with waiting as (
      delete from outbox where kind = 'mail.speaker_claim' and lower(payload ->> 'to') = ${address})
    delete from mails
      where lower(to_address) = ${address} and user_id is null and booking_id is null`;
}

/** Notices of others that name the speaker; the booking or review behind them stays. */
function eraseNotices(id: string): SQL {
  return sql`delete from notifications
    where (split_part(dedupe_key, ':', 1), split_part(dedupe_key, ':', 2)) in (
      select 'booking', id::text from bookings where speaker_id = ${id}
      union all select 'review', id::text from reviews where speaker_id = ${id})`;
}

type Whose = { readonly userId: string } | { readonly speakerId: string };

/** Every picture the profile shows, and those that wait to be shown. */
export async function listPictures(tx: Tx, whose: Whose): Promise<string[]> {
  const row = await findContent(tx, whose);
  const owner = "userId" in whose ? whose.userId : row?.user_id;
  const isTheirs = or(
    owner ? eq(speakerApplications.user_id, owner) : undefined,
    row ? eq(speakerApplications.speaker_id, row.id) : undefined,
  );
  const waiting = isTheirs
    ? await tx.select({ data: speakerApplications.data }).from(speakerApplications).where(isTheirs)
    : [];
  const keys = waiting.flatMap(({ data }) => pictureKeys(readPendingChange(data)));
  if (!row) return keys;
  const { publications, testimonials } = row;
  const gallery_images = row.gallery_images.map((one) => ({
    ...one,
    url: one.image_url ?? one.url,
  }));
  const lists = { publications, testimonials, gallery_images };
  return [...new Set([...pictureKeys({ fields: row, lists }), ...keys])];
}
