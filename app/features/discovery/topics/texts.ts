export const TOPICS_TEXTS = {
  pageTitle: "Themen für Ihre Veranstaltung",
  description:
    "Zehn Themen von Leadership bis Finanzen: Finden Sie Keynote-Speaker für Ihr Event in Deutschland, Österreich und der Schweiz.",
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  topics: "Themen",
  heading: "Worüber soll gesprochen werden?",
  lead: "Zehn Themen, zu denen Sie bei Wortbühne Speaker finden.",
  count: (count: number) => `${count} Speaker`,
  show: (label: string) => `Thema ${label} ansehen`,
} as const;

export const TOPIC_TEXTS = {
  pageTitle: (label: string) => `Speaker zum Thema ${label}`,
  topicsTitle: "Themen in dieser Kategorie",
  painTitle: "Kommt Ihnen das bekannt vor?",
  found: (count: number) => `${count} Speaker gefunden`,
  finder: (count: number) => `Alle ${count} Speaker ansehen und filtern`,
  openFinder: "Im Speaker-Finder öffnen",
  nobody: "Zu diesem Thema ist gerade niemand gelistet.",
  all: "Alle Speaker ansehen",
  more: "Mehr zu diesem Thema",
  prices: "Startpreise der Speaker:",
  neighbours: "Auch passend",
  neighboursLead: "Zu diesem Thema gibt es erst wenige Speaker. Diese sprechen über Verwandtes:",
  neighbourTopics: "Verwandte Themen",
  questions: "Häufige Fragen",
} as const;

/** What the server answers and the page only shows. */
export const TOPIC_QUESTION_TEXTS = {
  gross: (amounts: string) => `${amounts} inkl. MwSt.`,
  net: (amounts: string) => `${amounts} netto`,
  upTo: " bis ",
  price: (label: string) => `Was kostet ein Speaker zum Thema ${label}?`,
  prices: (gross: string, net: string) =>
    `Die Preise beginnen je nach Speaker bei ${gross === net ? gross : `${gross} inkl. MwSt. (${net} netto)`}. Reisekosten kommen je nach Ort hinzu. Den vollen Betrag sehen Sie vor der Buchung.`,
  language: (label: string) => `In welchen Sprachen gibt es Vorträge zum Thema ${label}?`,
  languages: (total: number, languages: string) =>
    total === 1
      ? `Auf der Wortbühne ist derzeit ein Speaker gelistet: ${languages}.`
      : `Auf der Wortbühne sind derzeit ${total} Speaker gelistet: ${languages}.`,
  booking: {
    question: "Wie buche ich einen Speaker?",
    answer:
      "Mit dem Zeichen „Sofort buchbar“ buchen Sie einen freien Tag ohne Rückfrage verbindlich. Alle anderen Speaker fragen Sie unverbindlich an, sie antworten mit einem Angebot.",
  },
  inquiring: {
    question: "Wie frage ich einen Speaker an?",
    answer:
      "Sie wählen im Profil einen freien Tag und fragen unverbindlich an, der Speaker antwortet mit einem Angebot. Verbindliche Buchungen öffnen bald.",
  },
  fitting: {
    question: "Wie finde ich heraus, wer zu meiner Veranstaltung passt?",
    answer:
      "Im Speaker-Finder grenzen Sie nach Honorar, Sprache, Erfahrung und Termin ein. Bis zu drei Profile stellen Sie im Vergleich nebeneinander.",
  },
} as const;
