const MIN_RATING = 4.5;
const MIN_EVENTS = 10;

type Record = { readonly average_rating: number; readonly successful_events_count: number };

/** The badge follows from what happened; the stored flag is not consulted (SPEC 9, DECISIONS C-48). */
export function isTopSpeaker({ average_rating, successful_events_count }: Record): boolean {
  return average_rating >= MIN_RATING && successful_events_count >= MIN_EVENTS;
}
