export const SHARE_TEXTS = {
  site: "Wortbühne",
  speaker: "Termine und Honorar auf einen Blick",
  article: "Aus dem Magazin für Veranstaltungen",
  topic: "Speaker für Ihre Veranstaltung",
  home: {
    name: "Keynote-Speaker finden und direkt buchen",
    line: "Mit Honorar und freien Tagen",
    invitation: "Deutschland, Österreich und Schweiz",
  },
} as const;
