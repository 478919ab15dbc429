/** A number of opinions and their mean. */
export type Rating = { readonly rating: number; readonly reviews: number };

const UNRATED: Rating = { rating: 0, reviews: 0 };

const twoDecimals = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

/** What a profile shows: what it came with, and every published review with the same weight. */
export function collectedRating(base: Rating, published: readonly number[]): Rating {
  const reviews = base.reviews + published.length;
  if (reviews === 0) return UNRATED;
  const sum = base.rating * base.reviews + total(published);
  return { rating: twoDecimals(sum / reviews), reviews };
}

/**
 * The other way round, for a profile whose shown rating already holds some published reviews. A
 * profile that shows fewer than there are came with nothing.
 */
export function ratingBefore(shown: Rating, published: readonly number[]): Rating {
  const reviews = shown.reviews - published.length;
  if (reviews <= 0) return UNRATED;
  const mean = (shown.rating * shown.reviews - total(published)) / reviews;
  return { rating: twoDecimals(Math.min(5, Math.max(0, mean))), reviews };
}

function total(ratings: readonly number[]): number {
  return ratings.reduce((sum, rating) => sum + rating, 0);
}
