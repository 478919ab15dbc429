import type { PriceBasis } from "#domain/pricing/price-basis.ts";

export const PRICE_BASIS_LABELS: Record<PriceBasis, string> = { net: "netto", gross: "brutto" };

export const PRICE_SWITCH_TEXTS = {
  group: "Preise in Listen: netto oder brutto",
  label: "Preise:",
} as const;

export const RATING_TEXTS = {
  label: (rating: string, reviews: number) =>
    `${rating} von 5 Sternen, ${reviews} ${reviews === 1 ? "Bewertung" : "Bewertungen"}`,
} as const;

export const SPEAKER_CARD_TEXTS = {
  quickBookable: "Sofort buchbar",
  topics: "Themen:",
  languages: "Sprachen:",
  portrait: (name: string) => `Porträt von ${name}`,
  quoted: (title: string) => `„${title}“`,
} as const;

export const DOWNLOAD_TEXTS = {
  failed: "Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
} as const;

export const LOADED_TEXTS = {
  loading: "Wird geladen...",
  failed: "Die Daten konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.",
  retry: "Erneut versuchen",
} as const;

export const ACTION_TEXTS = {
  failed:
    "Das konnte nicht gespeichert werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} as const;

/** Every dialog that asks for a reason, or whether somebody is sure. */
export const REASON_DIALOG_TEXTS = {
  close: "Schließen",
  cancel: "Abbrechen",
  busy: "Wird gespeichert...",
} as const;

/** Before unsaved changes of a form are lost. */
export const UNSAVED_TEXTS = {
  title: "Ohne Speichern verlassen?",
  text: "Ihre letzten Änderungen sind nicht gespeichert und gehen verloren, wenn Sie jetzt weggehen.",
  leave: "Verwerfen und verlassen",
  stay: "Weiter bearbeiten",
  close: "Schließen",
} as const;
