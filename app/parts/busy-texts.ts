/** What a button says while its work is done. */
export const BUSY_TEXTS = {
  moment: "Einen Moment …",
  sending: "Wird gesendet …",
  saving: "Wird gespeichert …",
  creating: "Wird erstellt …",
  reading: "Wird gelesen …",
} as const;
