import { DAY_MS } from "#domain/time/duration.ts";

/** „Der Speaker antwortet normalerweise binnen 24 Stunden“ (CHAT-04). */
const ANSWER_MS = DAY_MS;

export function answerDueMs(askedAtMs: number): number {
  return askedAtMs + ANSWER_MS;
}
