/** What the first view needs; everything below it brings its own texts along. */
export const HOME_TEXTS = {
  title: "Wortbühne: Keynote-Speaker finden und direkt buchen",
  description:
    "Keynotes und Workshops für Events in Deutschland, Österreich und der Schweiz: Honorar und freie Termine vorab sehen, direkt buchen oder anfragen.",
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  finder: "Speaker finden",
  heading: "Finden Sie die Stimme für Ihre Bühne.",
  lead: "Honorar und freie Termine sehen Sie vorab.",
  ways: "Sie buchen direkt oder fragen unverbindlich an.",
  onlyWay: "Sie fragen unverbindlich an.",
  art: "Drei Speaker im Licht der Scheinwerfer",
  popular: "Oft gesucht:",
} as const;

/** What search engines read as long as nothing can be booked; only the server needs it. */
export const CLOSED_HOME_TEXTS = {
  title: "Wortbühne: Keynote-Speaker finden, vergleichen, anfragen",
  description:
    "Keynotes und Workshops für Events in Deutschland, Österreich und der Schweiz: Honorar und freie Termine vorab sehen und unverbindlich anfragen.",
} as const;
