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
} as const;
