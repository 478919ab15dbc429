import { and, arrayContains, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { talks, testimonials } from "#data/schema/speaker-content.ts";
import { speakers } from "#data/schema/speakers.ts";

type Page = {
  readonly limit: number;
  readonly offset: number;
  readonly category?: string | undefined;
};

/** The title of the newest talk, the one a card quotes. Tables are named in full: Drizzle would not. */
const newestTalk = sql<string | null>`(
  select talk.title from ${talks} as talk where talk.speaker_id = speakers.id
  order by talk.created_at desc, talk.id limit 1
)`;

const testimonialCount = sql<number>`(
  select count(*)::int from ${testimonials} as testimonial
  where testimonial.speaker_id = speakers.id
)`;

/** What cards show of the listed speakers, best rating first. */
export async function listSpeakerCardRows(db: Db, { limit, offset, category }: Page) {
  return db
    .select({
      slug: speakers.slug,
      name: speakers.name,
      title: speakers.title,
      job_title: speakers.job_title,
      address_label: speakers.address_label,
      profile_image_url: speakers.profile_image_url,
      specialties: speakers.specialties,
      languages_spoken: speakers.languages_spoken,
      average_rating: speakers.average_rating,
      reviews: speakers.reviews,
      fee_20: speakers.fee_20,
      fee_40: speakers.fee_40,
      fee_60: speakers.fee_60,
      quick_booking_available: speakers.quick_booking_available,
      newest_talk: newestTalk,
      testimonial_count: testimonialCount,
    })
    .from(speakers)
    .where(
      and(
        eq(speakers.is_active, true),
        eq(speakers.status, "active"),
        category === undefined ? undefined : arrayContains(speakers.categories, [category]),
      ),
    )
    .orderBy(desc(speakers.average_rating), asc(speakers.id))
    .limit(limit)
    .offset(offset);
}

export type SpeakerCardRow = Awaited<ReturnType<typeof listSpeakerCardRows>>[number];
