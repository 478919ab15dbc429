export const SHARE_TEXTS = {
  site: "Wortbühne",
  speaker: "Termine und Honorar auf einen Blick",
  article: "Aus dem Magazin für Veranstaltungen",
  topic: "Speaker für Ihre Veranstaltung",
} as const;
