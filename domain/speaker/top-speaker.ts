/** Both are needed; the page about the ranking shows them. */
export const TOP_SPEAKER_RULE = { rating: 4.5, events: 10 } as const;

type Record = { readonly average_rating: number; readonly successful_events_count: number };

/** The badge follows from what happened; the stored flag is not consulted (SPEC 9, DECISIONS C-48). */
export function isTopSpeaker({ average_rating, successful_events_count }: Record): boolean {
  return (
    average_rating >= TOP_SPEAKER_RULE.rating && successful_events_count >= TOP_SPEAKER_RULE.events
  );
}
