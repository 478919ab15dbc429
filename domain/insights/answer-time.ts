/** Fewer answers than this say nothing about a habit, and too much about single inquiries. */
const FEWEST_ANSWERS = 3;

/** Whole hours within which a speaker usually answers; null as long as too little is known. */
export function usualAnswerHours(facts: {
  readonly answered: number;
  readonly median_hours: number | null;
}): number | null {
  if (facts.answered < FEWEST_ANSWERS || facts.median_hours === null) return null;
  return Math.max(1, Math.ceil(facts.median_hours));
}
