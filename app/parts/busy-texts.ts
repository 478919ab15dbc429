/** What a button says while its work is done. */
export const BUSY_TEXTS = {
  moment: "Einen Moment...",
  sending: "Wird gesendet...",
  saving: "Wird gespeichert...",
  creating: "Wird erstellt...",
} as const;

/** The same as the desks of administration and speakers write it. */
export const DESK_BUSY_TEXTS = {
  moment: "Einen Moment …",
  saving: "Wird gespeichert …",
} as const;
