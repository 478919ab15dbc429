export const PREVIEW_TEXTS = {
  pageTitle: "Vorschau | Wortbühne",
  note: "Vorschau: Diese Fassung ist nicht veröffentlicht. Bitte geben Sie die Adresse nur an Beteiligte weiter.",
} as const;

export const LANDING_TEXTS = {
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  topics: "Themen",
  speakers: "Passende Speaker",
  questions: "Häufige Fragen",
  finder: "Alle Speaker ansehen",
  openFinder: "Im Speaker-Finder öffnen",
  nobody: "Hier ist gerade niemand gelistet.",
} as const;
