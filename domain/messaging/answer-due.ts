/** „Der Speaker antwortet normalerweise binnen 24 Stunden“ (CHAT-04). */
const ANSWER_MS = 24 * 3_600_000;

export function answerDueMs(askedAtMs: number): number {
  return askedAtMs + ANSWER_MS;
}
