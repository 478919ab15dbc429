import { and, asc, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { reviews } from "#data/schema/reviews.ts";
import { talks, testimonials, workshops } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { dayStatus, isProposable } from "#domain/availability/day-status.ts";
import { CLOSED_STATUS } from "#domain/availability/offered-status.ts";
import { PUBLIC_REVIEW_STATUSES } from "#domain/booking/review/review-moderation.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import { PROFILE_LIST_NAMES } from "#domain/speaker/profile-lists.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Tables whose changes the search has to follow. */
export const SEARCHED_TABLES: ReadonlySet<string> = new Set([
  "speakers",
  "speaker_categories",
  "talks",
  "testimonials",
  "workshops",
]);

// Inside the sub-selects tables are named in full: Drizzle would leave the name out.
const talkTitles = sql<string[]>`array(
  select talk.title from ${talks} as talk where talk.speaker_id = speakers.id and not talk.is_hidden
  order by talk.created_at desc, talk.id
)`;

/** What a profile lists: the speaker's own references and the published reviews. */
export const testimonialCount = sql<number>`(
  select count(*)::int from ${testimonials} as testimonial
  where testimonial.speaker_id = speakers.id
) + (
  select count(*)::int from ${reviews} as review
  where review.speaker_id = speakers.id and review.status in ${[...PUBLIC_REVIEW_STATUSES]}
)`;

const hasWorkshop = sql<boolean>`exists (
  select from ${workshops} as workshop
  where workshop.speaker_id = speakers.id and workshop.is_active
)`;

const categoryLabels = sql<string[]>`array(
  select category.label from speaker_categories as category
  where category.name = any (speakers.categories) and category.is_active order by category.label
)`;

const categoryTopics = sql<string[]>`array(
  select distinct topic from speaker_categories as category, unnest(category.topics) as topic
  where category.name = any (speakers.categories) and category.is_active order by topic
)`;

/**
 * Differs as soon as a row that the search reads is added, changed or removed. The number of the
 * transaction that wrote a row (xmin) only ever grows, so count and sum tell every change of a set.
 */
function versionOf(table: SQL): SQL {
  return sql`(
    select count(*) || '.' || coalesce(sum(part.xmin::text::bigint), 0)
    from ${table} as part where part.speaker_id = speakers.id
  )`;
}

const stamp = sql<string>`concat_ws(' ',
  extract(epoch from speakers.updated_at),
  ${versionOf(sql`${talks}`)}, ${versionOf(sql`${testimonials}`)}, ${versionOf(sql`${workshops}`)},
  (select sum(category.xmin::text::bigint) from speaker_categories as category)
)`;

function selectSearchRows(db: Db) {
  return db
    .select({
      id: speakers.id,
      slug: speakers.slug,
      name: speakers.name,
      title: speakers.title,
      job_title: speakers.job_title,
      company: speakers.company,
      short_bio: speakers.short_bio,
      bio: speakers.bio,
      detailed_bio: speakers.detailed_bio,
      presentation_style: speakers.presentation_style,
      ...pickFields(speakers, PROFILE_LIST_NAMES),
      gender: speakers.gender,
      profile_image_url: speakers.profile_image_url,
      address_label: speakers.address_label,
      lat: speakers.lat,
      lng: speakers.lng,
      base_fee_usd: speakers.base_fee_usd,
      min_fee: speakers.min_fee,
      fee_20: speakers.fee_20,
      fee_40: speakers.fee_40,
      fee_60: speakers.fee_60,
      lengths_not_offered: speakers.lengths_not_offered,
      travel_fee_usd: speakers.travel_fee_usd,
      travel_bands: speakers.travel_bands,
      travel_cents_per_km: speakers.travel_cents_per_km,
      fee_workshop_half_day: speakers.fee_workshop_half_day,
      fee_workshop_full_day: speakers.fee_workshop_full_day,
      is_verified: speakers.is_verified,
      quick_booking_available: speakers.quick_booking_available,
      average_rating: speakers.average_rating,
      successful_events_count: speakers.successful_events_count,
      total_bookings: speakers.total_bookings,
      years_experience: speakers.years_experience,
      reviews: speakers.reviews,
      created_at: speakers.created_at,
      talk_titles: talkTitles,
      testimonial_count: testimonialCount,
      has_workshop: hasWorkshop,
      category_labels: categoryLabels,
      category_topics: categoryTopics,
      stamp,
    })
    .from(speakers)
    .$dynamic();
}

export type SearchRow = Awaited<ReturnType<typeof selectSearchRows>>[number];

/** Listed speakers in the order of their ids, from behind the given one on. */
export async function listSearchRows(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<SearchRow[]> {
  return selectSearchRows(db)
    .where(after === undefined ? isListedRow : and(isListedRow, gt(speakers.id, after)))
    .orderBy(asc(speakers.id))
    .limit(limit);
}

/** Of the given speakers those that are listed. */
export async function findSearchRows(db: Db, ids: readonly string[]): Promise<SearchRow[]> {
  return selectSearchRows(db).where(and(isListedRow, inArray(speakers.id, [...ids])));
}

/** Who is listed, and in which version: two lists tell what changed in between. */
export async function listStamps(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: speakers.id, stamp }).from(speakers).where(isListedRow);
  return new Map(rows.map((row) => [row.id, row.stamp]));
}

/** A row carries the time its transaction began; none of ours lasts nearly as long as this. */
const RECENT = sql`now() - interval '10 minutes'`;

/** Speakers changed lately, with null for those no longer listed, and how many are listed altogether. */
export async function listRecentStamps(
  db: Db,
): Promise<{ recent: Map<string, string | null>; listed: number }> {
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: speakers.id,
        stamp: sql<string | null>`case when ${isListedRow} then ${stamp} end`,
      })
      .from(speakers)
      .where(gt(speakers.updated_at, RECENT)),
    db.select({ listed: count() }).from(speakers).where(isListedRow),
  ]);
  return { recent: new Map(rows.map((row) => [row.id, row.stamp])), listed: all?.listed ?? 0 };
}

/**
 * Speakers who are not proposed for a day (C-56, C-103): it is blocked or booked, or they take
 * no bookings at all. A holiday is on request at most, so places do not matter here.
 */
export async function listTakenSpeakers(db: Db, day: IsoDate): Promise<Set<string>> {
  const [overrides, booked, closed] = await Promise.all([
    db
      .select({ id: availabilityOverrides.speaker_id, type: availabilityOverrides.type })
      .from(availabilityOverrides)
      .where(eq(availabilityOverrides.date, day)),
    db
      .select({ id: bookings.speaker_id })
      .from(bookings)
      .where(and(eq(bookings.event_date, day), inArray(bookings.status, DAY_TAKING_STATUSES))),
    db
      .select({ id: speakers.id })
      .from(speakers)
      .where(eq(speakers.availability_status, CLOSED_STATUS)),
  ]);
  const overrideOf = new Map(overrides.map(({ id, type }) => [id, type]));
  const bookedIds = new Set(booked.map(({ id }) => id));
  const taken = [...overrides, ...booked].filter(({ id }) => {
    const isBooked = bookedIds.has(id);
    const override = overrideOf.get(id) ?? null;
    const status = dayStatus({ override, isBooked, isHoliday: false });
    return !isProposable({ status, isBooked });
  });
  return new Set([...taken, ...closed].map(({ id }) => id));
}
