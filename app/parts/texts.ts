export const DOWNLOAD_TEXTS = {
  failed: "Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
} as const;

export const LOADED_TEXTS = {
  failed: "Die Daten konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.",
  retry: "Erneut versuchen",
} as const;

export const ACTION_TEXTS = {
  failed:
    "Das konnte nicht gespeichert werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} as const;

/** Every dialog that asks for a reason or a confirmation. */
export const REASON_DIALOG_TEXTS = {
  cancel: "Abbrechen",
} as const;

/** Before unsaved changes of a form are lost. */
export const UNSAVED_TEXTS = {
  title: "Ohne Speichern verlassen?",
  text: "Ihre letzten Änderungen sind nicht gespeichert und gehen verloren, wenn Sie jetzt weggehen.",
  leave: "Verwerfen und verlassen",
  stay: "Weiter bearbeiten",
} as const;

/** Below fields of several forms. */
export const HINT_TEXTS = {
  commas: "Mit Komma getrennt.",
  logged: "Steht mit Ihrem Namen im Protokoll.",
} as const;

export const STATE_TEXTS = {
  noEntries: "Noch keine Einträge.",
  mailSent: "Die E-Mail ist unterwegs.",
  unknownBooking: "Diese Buchung finden wir nicht",
} as const;
