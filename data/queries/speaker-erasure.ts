import { eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { speakerApplications } from "#data/schema/speakers.ts";
import { COLLECTIONS } from "#domain/speaker/editable.ts";
import { pictureKeys, readPendingChange } from "#domain/speaker/profile-change.ts";
import { ERASED_SLUG, hasYoungBooks } from "./old-books.ts";
import { findContent } from "./speaker-edit.ts";

/** Bookings keep the words of what was booked in a column of their own. */
const SPEAKER_RECORDS = [
  "speaker_contacts",
  "speaker_notes",
  "calendar_feeds",
  "calendar_imports",
  "crm_reminders",
  "availability_overrides",
  ...COLLECTIONS,
] as const;

type SpeakerErasure = { readonly userId: string; readonly words: { readonly person: string } };

export function eraseSpeaker({ userId, words }: SpeakerErasure): SQL[] {
  const own = sql`(select id from speakers where user_id = ${userId})`;
  return [
    ...SPEAKER_RECORDS.map(
      (table) => sql`delete from ${sql.identifier(table)} where speaker_id in ${own}`,
    ),
    sql`delete from speaker_tax where speaker_id in
      (select id from speakers where user_id = ${userId} and not ${hasYoungBooks})`,
    // The row still counts for its file, but undoing the import brings nothing of the person back.
    sql`update speaker_import_rows set data = '{}', before = null, speaker_id = null
      where speaker_id in ${own}`,
    sql`delete from slug_redirects where kind = 'speaker'
      and to_slug in (select slug from speakers where user_id = ${userId})`,
    sql`delete from desk_links where kind = 'claim' and object_id in ${own}`,
    // Last, because the others find the profile by its owner.
    sql`update speakers set
        is_active = false, status = 'paused', name = ${words.person}, title = null,
        slug = ${ERASED_SLUG}, job_title = null, company = null, short_bio = null, bio = null,
        detailed_bio = null, presentation_style = null, gender = null, hero_image_url = null,
        profile_image_url = null, lat = null, lng = null, social_links = '{}', user_id = null,
        address_label = case when ${hasYoungBooks} then address_label end
      where user_id = ${userId}`,
  ];
}

/** Every picture the profile shows, and those that wait to be shown. */
export async function listOwnPictures(tx: Tx, userId: string): Promise<string[]> {
  const row = await findContent(tx, { userId });
  const waiting = await tx
    .select({ data: speakerApplications.data })
    .from(speakerApplications)
    .where(eq(speakerApplications.user_id, userId));
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
