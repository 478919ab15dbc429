/** `message` is the type of the specification; the others announce other events of an account. */
export const NOTIFICATION_TYPES = [
  "message",
  "booking",
  "invoice",
  "review",
  "application",
  "system",
] as const;

export const DEFAULT_CONVERSATION_SUBJECT = "Persönliche Beratung";

/** Which of them a list shows. */
export const NOTIFICATION_FILTERS = ["unread", ...NOTIFICATION_TYPES] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
