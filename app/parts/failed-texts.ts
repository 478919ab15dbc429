/** What is said of an action that failed without an answer of its own. */
export const FAILED_TEXTS = {
  failed: "Das hat nicht geklappt.",
  again: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  unsaved: "Das Speichern hat nicht geklappt. Ihre Eingaben sind noch da.",
} as const;
