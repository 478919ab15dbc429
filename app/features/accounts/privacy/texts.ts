import { DELETION_WORD } from "../users/deletion-word.ts";

export const PRIVACY_TEXTS = { title: "Datenschutz" } as const;

export const EXPORT_TEXTS = {
  title: "Meine Daten exportieren",
  lead: "Alles, was wir zu Ihrem Konto gespeichert haben, als Datei im Format JSON.",
  action: "Daten herunterladen",
  busy: "Wird zusammengestellt …",
  failed: "Ihre Daten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  fileName: "wortbuehne-meine-daten.json",
} as const;

export const DELETION_TEXTS = {
  title: "Konto löschen",
  lead: "Ihr Konto und Ihre persönlichen Daten werden endgültig entfernt.",
  action: "Konto löschen",
  dialogTitle: "Konto endgültig löschen?",
  consequences: [
    "Sie werden auf allen Geräten abgemeldet und können sich nicht mehr anmelden.",
    "Ein Speaker-Profil wird nicht mehr angezeigt.",
    "Ihre Nachrichten bleiben bei den Empfängern, ohne Ihren Namen.",
    "Rechnungen, Abrechnungen und die Buchungen und Steuerdaten dazu bewahren wir auf, solange das Gesetz es verlangt.",
  ],
  confirmation: `Geben Sie ${DELETION_WORD} ein`,
  code: "Code aus der E-Mail",
  codeHint: "Wir haben Ihnen einen Code gesendet.",
  submit: "Endgültig löschen",
  busy: "Wird gelöscht …",
  cancel: "Abbrechen",
  done: "Ihr Konto wurde gelöscht.",
  failed: "Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
} as const;
