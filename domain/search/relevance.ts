export type Standing = {
  readonly rating: number;
  readonly bookings: number;
  readonly years: number;
  readonly isVerified: boolean;
};

export type RelevanceWeights = {
  readonly rating: number;
  readonly bookings: number;
  readonly bookingsPer: number;
  readonly years: number;
  readonly yearsPer: number;
  readonly verified: number;
  readonly strongMatch: number;
};

/**
 * As the page about the ranking shows them: bookings count per hundred, years per twenty. A strong
 * match is a word of the search in a name, a topic or a category of the speaker; between levels of the
 * match the score does not decide (C-110).
 */
export const RELEVANCE_WEIGHTS: RelevanceWeights = {
  rating: 0.4,
  bookings: 0.3,
  bookingsPer: 100,
  years: 0.1,
  yearsPer: 20,
  verified: 0.1,
  strongMatch: 0.2,
};

export const RELEVANCE_PARTS = ["rating", "bookings", "years", "verified", "strongMatch"] as const;
export type RelevancePart = {
  readonly part: (typeof RELEVANCE_PARTS)[number];
  readonly points: number;
};

/** What each trait brings; together they are the relevance. */
export function relevanceParts(
  speaker: Standing,
  isStrongMatch: boolean,
  weights: RelevanceWeights,
): RelevancePart[] {
  const nothing = { rating: 0, bookings: 0, years: 0, isVerified: false };
  const { rating, bookings, years, isVerified } = speaker;
  const alone = {
    rating: relevance({ ...nothing, rating }, false, weights),
    bookings: relevance({ ...nothing, bookings }, false, weights),
    years: relevance({ ...nothing, years }, false, weights),
    verified: relevance({ ...nothing, isVerified }, false, weights),
    strongMatch: relevance(nothing, isStrongMatch, weights),
  };
  return RELEVANCE_PARTS.map((part) => ({ part, points: alone[part] }));
}

/** The formula of SCORE-01 to the letter: neither capped nor normalised (C-59). */
export function relevance(
  speaker: Standing,
  isStrongMatch = false,
  weights: RelevanceWeights = RELEVANCE_WEIGHTS,
): number {
  const { rating, bookings, bookingsPer, years, yearsPer, verified, strongMatch } = weights;
  return (
    rating * speaker.rating +
    (bookings * speaker.bookings) / bookingsPer +
    (years * speaker.years) / yearsPer +
    (speaker.isVerified ? verified : 0) +
    (isStrongMatch ? strongMatch : 0)
  );
}
