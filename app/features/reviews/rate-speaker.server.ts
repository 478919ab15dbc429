import type { Tx } from "#data/db.ts";
import { keepRatingBase, lockRating, storeRating } from "#data/queries/reviews/speaker-rating.ts";
import { collectedRating, ratingBefore } from "#domain/speaker/rating/collected-rating.ts";

/**
 * The one place where reviews become the rating of a profile: call `change` with what publishes or
 * hides reviews, in its transaction. What the profile showed before the first change is kept apart,
 * so that taking a review back leads to exactly the number from before.
 */
export async function rateAnew<Outcome>(
  tx: Tx,
  speakerId: string,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const before = await lockRating(tx, speakerId);
  const base = before.base ?? ratingBefore(before.shown, before.published);
  if (before.base === null) await keepRatingBase(tx, speakerId, base);
  const outcome = await change();
  const { published } = await lockRating(tx, speakerId);
  await storeRating(tx, speakerId, collectedRating(base, published));
  return outcome;
}
