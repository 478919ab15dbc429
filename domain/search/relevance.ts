export type Standing = {
  readonly rating: number;
  readonly bookings: number;
  readonly years: number;
  readonly isVerified: boolean;
};

/** What a strong text match adds: a word of the search is (nearly) a name or a topic of the speaker. */
export const STRONG_MATCH = 0.2;

/** SPEC 9, word for word: neither capped nor normalised (DECISIONS C-59). */
export function relevance(speaker: Standing, isStrongMatch = false): number {
  return (
    0.4 * speaker.rating +
    (0.3 * speaker.bookings) / 100 +
    (0.1 * speaker.years) / 20 +
    (speaker.isVerified ? 0.1 : 0) +
    (isStrongMatch ? STRONG_MATCH : 0)
  );
}
