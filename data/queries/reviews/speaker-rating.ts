import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { reviews, speakerRatingBases } from "#data/schema/reviews.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { PUBLIC_REVIEW_STATUSES } from "#domain/booking/review/review-moderation.ts";
import type { Rating } from "#domain/speaker/rating/collected-rating.ts";

type RatingFacts = {
  /** What the profile shows now. */
  readonly shown: Rating;
  readonly base: Rating | null;
  readonly published: readonly number[];
};

/** Locks the profile, so that two decisions at once both count. */
export async function lockRating(tx: Tx, speakerId: string): Promise<RatingFacts> {
  const [speaker] = await tx
    .select({ rating: speakers.average_rating, reviews: speakers.reviews })
    .from(speakers)
    .where(eq(speakers.id, speakerId))
    .for("update");
  const [base] = await tx
    .select({ rating: speakerRatingBases.rating, reviews: speakerRatingBases.reviews })
    .from(speakerRatingBases)
    .where(eq(speakerRatingBases.speaker_id, speakerId));
  const published = await tx
    .select({ rating: reviews.rating })
    .from(reviews)
    .where(
      and(eq(reviews.speaker_id, speakerId), inArray(reviews.status, [...PUBLIC_REVIEW_STATUSES])),
    );
  return {
    shown: { rating: speaker?.rating ?? 0, reviews: speaker?.reviews ?? 0 },
    base: base ?? null,
    published: published.map(({ rating }) => rating),
  };
}

export async function keepRatingBase(tx: Tx, speakerId: string, base: Rating): Promise<void> {
  await tx
    .insert(speakerRatingBases)
    .values({ speaker_id: speakerId, ...base })
    .onConflictDoNothing();
}

export async function storeRating(
  tx: Tx,
  speakerId: string,
  { rating, reviews: count }: Rating,
): Promise<void> {
  await tx
    .update(speakers)
    .set({ average_rating: rating, reviews: count })
    .where(eq(speakers.id, speakerId));
}
