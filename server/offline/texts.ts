export const OFFLINE_TEXTS = {
  title: "Sie sind offline",
  text: "Diese Seite ist ohne Internetverbindung nicht erreichbar. Ihre Eingaben in geöffneten Fenstern bleiben erhalten.",
  retry: "Noch einmal versuchen",
  home: "Zur Startseite",
  siteName: "Wortbühne",
} as const;
