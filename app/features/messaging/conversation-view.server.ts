import type { ConversationRow } from "#data/queries/messaging/messaging.ts";
import { answerDueMs } from "#domain/messaging/answer-due.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";

/** A sender whose profile says nothing (ERR-47). */
export const UNKNOWN_PERSON = "Unbekannt";

export type ConversationView = {
  id: string;
  speaker_id: string;
  customer_id: string;
  subject: string;
  counterpart: { name: string; image_url: string | null; slug: string | null; is_speaker: boolean };
  last_message: { message: string; created_at: Date; sender_id: string; is_own: boolean } | null;
  unread_count: number;
  last_message_at: Date | null;
  /** Until when the speaker has promised an answer; null when nothing is open. */
  answer_due_at: Date | null;
};

/** A conversation as one of its two sides sees it. */
export function conversationView(row: ConversationRow, userId: string): ConversationView {
  const { last_message, unanswered_since } = row;
  return {
    id: row.id,
    speaker_id: row.speaker_id,
    customer_id: row.customer_id,
    subject: row.subject,
    counterpart: counterpartOf(row, userId),
    last_message: last_message && {
      ...last_message,
      is_own: last_message.sender_id === userId,
    },
    unread_count: row.unread_count,
    last_message_at: row.last_message_at,
    answer_due_at: unanswered_since && new Date(answerDueMs(unanswered_since.getTime())),
  };
}

function counterpartOf(row: ConversationRow, userId: string): ConversationView["counterpart"] {
  if (sideIn(row, userId) === "speaker") {
    const name = row.customer_name ?? UNKNOWN_PERSON;
    return { name, image_url: null, slug: null, is_speaker: false };
  }
  return {
    name: row.speaker_name ?? UNKNOWN_PERSON,
    image_url: row.speaker_image_url,
    slug: row.speaker_slug,
    is_speaker: true,
  };
}
