/** `message` is the type of the specification; the others announce what else happens to somebody. */
export const NOTIFICATION_TYPES = [
  "message",
  "booking",
  "invoice",
  "review",
  "application",
  "system",
] as const;

export const DEFAULT_CONVERSATION_SUBJECT = "Persönliche Beratung";
