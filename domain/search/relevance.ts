export type Standing = {
  readonly rating: number;
  readonly bookings: number;
  readonly years: number;
  readonly isVerified: boolean;
};

/** What a strong text match adds: a word of the search is (nearly) a name or a topic of the speaker. */
export const STRONG_MATCH = 0.2;

/** As the page about the ranking shows them: bookings count per hundred, years per twenty. */
export const RELEVANCE_WEIGHTS = {
  rating: 0.4,
  bookings: 0.3,
  bookingsPer: 100,
  years: 0.1,
  yearsPer: 20,
  verified: 0.1,
  strongMatch: STRONG_MATCH,
} as const;

/** SPEC 9, word for word: neither capped nor normalised (DECISIONS C-59). */
export function relevance(speaker: Standing, isStrongMatch = false): number {
  const { rating, bookings, bookingsPer, years, yearsPer, verified } = RELEVANCE_WEIGHTS;
  return (
    rating * speaker.rating +
    (bookings * speaker.bookings) / bookingsPer +
    (years * speaker.years) / yearsPer +
    (speaker.isVerified ? verified : 0) +
    (isStrongMatch ? STRONG_MATCH : 0)
  );
}
