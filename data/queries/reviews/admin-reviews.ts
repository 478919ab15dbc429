import { and, count, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { bookings } from "#data/schema/bookings.ts";
import { reviews } from "#data/schema/reviews.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import {
  PUBLIC_REVIEW_STATUSES,
  type ReviewNeed,
  type ReviewSort,
  type ReviewStatus,
} from "#domain/booking/review/review-moderation.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

export type ReviewFilter = {
  readonly status?: ReviewStatus | undefined;
  readonly need?: ReviewNeed | undefined;
  readonly rating?: number | undefined;
  readonly speakerId?: string | undefined;
  /** Only what is public. */
  readonly isPublic?: boolean;
  readonly isAnswered?: boolean | undefined;
};

const speakerName = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

const row = {
  id: reviews.id,
  booking_id: reviews.booking_id,
  rating: reviews.rating,
  content: reviews.content,
  author_name: reviews.author_name,
  author_position: reviews.author_position,
  author_company: reviews.author_company,
  status: reviews.status,
  reply: reviews.reply,
  replied_at: reviews.replied_at,
  moderation_reason: reviews.moderation_reason,
  moderated_at: reviews.moderated_at,
  edit_requested_at: reviews.edit_requested_at,
  dispute_reason: reviews.dispute_reason,
  created_at: reviews.created_at,
  booking_reference: bookings.booking_reference,
  event_title: bookings.event_title,
  event_date: bookings.event_date,
  speaker: { id: speakers.id, slug: speakers.slug, name: speakerName },
};

/** New or objected to; while its author is asked for other words, no decision is possible. */
const needsDecision = sql`(${reviews.status} = 'disputed'
  or (${reviews.status} = 'submitted' and ${reviews.edit_requested_at} is null))`;

/** They wait since their last change: handed in, objected to, or written anew. */
export async function undecidedReviews(db: Db) {
  const [row] = await db
    .select({ count: count(), oldest: min(reviews.updated_at) })
    .from(reviews)
    .where(needsDecision);
  return row ?? { count: 0, oldest: null };
}

function within(filter: ReviewFilter, q: string): SQL | undefined {
  const { status, need, rating, speakerId, isPublic = false, isAnswered } = filter;
  return and(
    isPublic ? inArray(reviews.status, [...PUBLIC_REVIEW_STATUSES]) : undefined,
    isAnswered === undefined ? undefined : sql`(${reviews.reply} is not null) = ${isAnswered}`,
    status ? eq(reviews.status, status) : undefined,
    need === "decision" ? needsDecision : undefined,
    rating ? eq(reviews.rating, rating) : undefined,
    speakerId ? eq(reviews.speaker_id, speakerId) : undefined,
    matchesWords(q, [
      reviews.content,
      reviews.author_name,
      reviews.author_company,
      bookings.event_title,
      bookings.booking_reference,
      speakerName,
    ]),
  );
}

function selectReviews(db: Db) {
  return db
    .select(row)
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking_id))
    .innerJoin(speakers, eq(speakers.id, reviews.speaker_id));
}

export async function listReviews(db: Db, query: ListQuery<ReviewSort>, filter: ReviewFilter) {
  const wanted = within(filter, query.q);
  const counted = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking_id))
    .innerJoin(speakers, eq(speakers.id, reviews.speaker_id))
    .where(wanted)
    .$dynamic();
  const order = orderOf(
    { created_at: reviews.created_at, rating: reviews.rating },
    query,
    reviews.id,
  );
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    selectReviews(db)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

/** With the accounts it concerns; who may do what with it is decided by the use case. */
export async function findReviewById(db: Db, id: string) {
  const [found] = await db
    .select({
      review: reviews,
      speakerName,
      speakerUserId: speakers.user_id,
      contactEmail: bookings.contact_email,
      contactPerson: bookings.contact_person,
    })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking_id))
    .innerJoin(speakers, eq(speakers.id, reviews.speaker_id))
    .where(eq(reviews.id, id));
  return found;
}

export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReviewById>>>;

type ReviewChange = Partial<Omit<typeof reviews.$inferInsert, "id" | "booking_id">>;

/** False if the state is no longer the one that was decided upon. */
export async function changeReview(
  tx: Tx,
  {
    id,
    from,
    set,
  }: { readonly id: string; readonly from: ReviewStatus; readonly set: ReviewChange },
): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set(set)
    .where(and(eq(reviews.id, id), eq(reviews.status, from)))
    .returning({ id: reviews.id });
  return rows.length > 0;
}
