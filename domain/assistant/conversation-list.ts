export const CONVERSATION_SORTS = ["created_at", "messages"] as const;
export type ConversationSort = (typeof CONVERSATION_SORTS)[number];

/** Which conversations an admin wants to see. */
export const CONVERSATION_FILTERS = [
  "unanswered",
  "unhelpful",
  "handed_over",
  "unconfirmed",
  "inquired",
] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];
