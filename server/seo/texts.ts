export const FEED_TEXTS = {
  title: "Wortbühne Magazin",
  description: "Wissen für alle, die Veranstaltungen planen.",
} as const;

/** For language models that read the site; German like the site itself. */
export const LLMS_TEXTS = {
  title: "Wortbühne",
  summary:
    "Marktplatz für Keynote-Speaker, Vorträge und Workshops in Deutschland, Österreich und der Schweiz. Profile nennen Themen, Honorare und freie Tage. Buchungen und Anfragen brauchen ein Konto.",
  demo: "Dies ist eine Demo: Alle Personen, Firmen und Bewertungen sind erfunden.",
  pages: "Seiten",
  topics: "Themen",
  articles: "Artikel",
  interfaces: "Schnittstellen",
  finder: "Speaker finden",
  allTopics: "Alle Themen",
  about: "Über uns",
  ranking: "So entsteht die Reihenfolge",
  terms: "Geschäftsbedingungen",
  api: "Beschreibung der Schnittstelle (OpenAPI)",
  sitemap: "Alle Adressen",
} as const;
