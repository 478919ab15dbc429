/** Both are needed; the page about the ranking shows them. */
export const TOP_SPEAKER_RULE = { rating: 4.5, events: 10 } as const;

type Record = {
  readonly average_rating: number;
  readonly successful_events_count: number;
  /** Awarded by an admin, with a reason in the audit log. */
  readonly is_top_speaker: boolean;
};

/** What happened, or an award (FEAT-06, C-106). */
export function isTopSpeaker(speaker: Record): boolean {
  const { rating, events } = TOP_SPEAKER_RULE;
  return (
    speaker.is_top_speaker ||
    (speaker.average_rating >= rating && speaker.successful_events_count >= events)
  );
}
