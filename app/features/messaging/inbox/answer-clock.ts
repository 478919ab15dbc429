import { HOUR_MS } from "#domain/time/duration.ts";
import type { ConversationItem } from "../messaging-api.ts";
import { INBOX_TEXTS as TEXTS } from "./texts.ts";

const PROMISED_HOURS = 24;

type AnswerClock = { readonly text: string; readonly isLate: boolean };

/** The promise of 24 hours (CHAT-04), seen from the side of the viewer; null while no answer is due. */
export function answerClock(
  { answer_due_at, counterpart }: Pick<ConversationItem, "answer_due_at" | "counterpart">,
  nowMs: number,
): AnswerClock | null {
  if (answer_due_at === null) return null;
  const left = Math.ceil((Date.parse(answer_due_at) - nowMs) / HOUR_MS);
  // This clock may lag behind the server's by a moment.
  const hours = Math.min(left, PROMISED_HOURS);
  const isLate = hours <= 0;
  // The counterpart of a customer is the speaker, who owes the answer.
  if (counterpart.is_speaker) {
    return { text: isLate ? TEXTS.waitingLonger : TEXTS.waiting(hours), isLate: false };
  }
  return { text: isLate ? TEXTS.overdue : TEXTS.due(hours), isLate };
}
