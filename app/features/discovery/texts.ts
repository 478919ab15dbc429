/** What the first view needs; everything below it brings its own texts along. */
export const HOME_TEXTS = {
  title: "Wortbühne: Keynote-Speaker finden und direkt buchen",
  description:
    "Keynotes und Workshops für Events in Deutschland, Österreich und der Schweiz: Honorar und freie Termine vorab sehen, direkt buchen oder anfragen.",
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  finder: "Speaker finden",
  heading: "Finden Sie die Stimme für Ihre Bühne.",
  lead: "Honorar und freie Termine sehen Sie vorab. Sie buchen direkt oder fragen unverbindlich an.",
  art: "Drei Speaker im Licht der Scheinwerfer",
  popular: "Oft gesucht:",
} as const;
