import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { preparedQuery } from "#data/prepared-query.ts";
import { reviews } from "#data/schema/reviews.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { PUBLIC_REVIEW_STATUSES } from "#domain/booking/review/review-moderation.ts";

export type SpeakerRow = typeof speakers.$inferSelect;

/** In the order of the ids; speakers deleted meanwhile are left out. */
export async function findSpeakersByIds(db: Db, ids: readonly string[]): Promise<SpeakerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(speakers)
    .where(inArray(speakers.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type SpeakerName = { readonly slug: string } | { readonly id: string };

/** Just enough to decide who may see what. */
export async function findSpeakerSubject(db: Db, name: SpeakerName) {
  const [row] = await db
    .select({
      id: speakers.id,
      user_id: speakers.user_id,
      is_active: speakers.is_active,
      status: speakers.status,
    })
    .from(speakers)
    .where("slug" in name ? eq(speakers.slug, name.slug) : eq(speakers.id, name.id));
  return row;
}

/** A profile shows the newest; the others still count. */
const SHOWN_REVIEWS = 50;

/** The whole profile in one round trip. */
const profileQuery = preparedQuery((db) =>
  db.query.speakers
    .findFirst({
      where: eq(speakers.slug, sql.placeholder("slug")),
      extras: ({ id }) => ({
        public_reviews: sql<number>`(
          select count(*)::int from ${reviews} as review
          where review.speaker_id = ${id} and review.status in ${[...PUBLIC_REVIEW_STATUSES]}
        )`.as("public_reviews"),
      }),
      with: {
        talks: {
          where: eq(talks.is_hidden, false),
          orderBy: [desc(talks.created_at), asc(talks.id)],
        },
        workshops: {
          where: eq(workshops.is_active, true),
          orderBy: [asc(workshops.duration_hours), asc(workshops.id)],
        },
        videos: { orderBy: [asc(videos.sort_order), asc(videos.id)] },
        publications: { orderBy: [asc(publications.sort_order), asc(publications.id)] },
        testimonials: { orderBy: [asc(testimonials.sort_order), asc(testimonials.id)] },
        gallery_images: { orderBy: [asc(galleryImages.sort_order), asc(galleryImages.id)] },
        speaker_awards: { orderBy: [asc(speakerAwards.sort_order), asc(speakerAwards.id)] },
        speaker_key_points: {
          orderBy: [asc(speakerKeyPoints.sort_order), asc(speakerKeyPoints.id)],
        },
        collected_reviews: {
          columns: {
            id: true,
            author_name: true,
            author_position: true,
            author_company: true,
            content: true,
            rating: true,
            reply: true,
          },
          where: inArray(reviews.status, [...PUBLIC_REVIEW_STATUSES]),
          orderBy: [desc(reviews.created_at), asc(reviews.id)],
          limit: SHOWN_REVIEWS,
          with: { booking: { columns: { event_date: true } } },
        },
      },
    })
    .prepare("speaker_by_slug"),
);

type ProfileQuery = ReturnType<typeof profileQuery>;
export type SpeakerProfileRow = NonNullable<Awaited<ReturnType<ProfileQuery["execute"]>>>;

/** Hidden speakers are found too: whether a viewer may see them is decided by the use case. */
export async function findSpeakerBySlug(
  db: Db,
  slug: string,
): Promise<SpeakerProfileRow | undefined> {
  return profileQuery(db).execute({ slug });
}

export async function findSpeakerCategories(db: Db, speakerId: string): Promise<string[]> {
  const [row] = await db
    .select({ categories: speakers.categories })
    .from(speakers)
    .where(eq(speakers.id, speakerId));
  return row?.categories ?? [];
}

/** One more event that took place, and that was booked; badges and ranking read the numbers. */
export async function countAppearance(tx: Tx, speakerId: string): Promise<void> {
  await tx
    .update(speakers)
    .set({
      successful_events_count: sql`${speakers.successful_events_count} + 1`,
      total_bookings: sql`${speakers.total_bookings} + 1`,
    })
    .where(eq(speakers.id, speakerId));
}
