export const LANDING_TEXTS = {
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  topics: "Themen",
  speakers: "Passende Speaker",
  questions: "Häufige Fragen",
  finder: (label: string) => `Alle Speaker zum Thema ${label} ansehen`,
  openFinder: "Im Speaker-Finder öffnen",
  nobody: "Hier ist gerade niemand gelistet.",
  notFound: "Seite nicht gefunden",
} as const;
