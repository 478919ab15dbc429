/** Own conversations, whatever the search. */
export const CONVERSATIONS_KEY = ["conversations"] as const;
export const NOTIFICATIONS_KEY = ["notifications"] as const;
