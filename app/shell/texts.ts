export const SHELL_TEXTS = {
  home: "Wortbühne, zur Startseite",
  skip: "Zum Inhalt springen",
  mainNavigation: "Hauptnavigation",
  mobileNavigation: "Mobile Navigation",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  menu: "Menü",
  comparisonCount: (count: number) => (count === 0 ? "Vergleich" : `Vergleich, ${count} Speaker`),
  compared: (count: number) => `, ${count} Speaker`,
} as const;

export const ACCOUNT_TEXTS = {
  dashboard: "Dashboard",
  unread: (count: number) => `, ${count} ungelesene ${count === 1 ? "Nachricht" : "Nachrichten"}`,
  admin: "Admin",
  signOut: "Abmelden",
  signedOut: "Erfolgreich abgemeldet",
  signedInAs: "Angemeldet als",
  account: "Konto",
  accountOf: "Konto, angemeldet als",
} as const;

export const FOOTER_TEXTS = {
  claim: "Keynotes und Workshops für Veranstaltungen in Deutschland, Österreich und der Schweiz.",
  navigation: "Navigation",
  speakers: "Für Speaker",
  support: "Support",
  supportMail: "hallo@wortbuehne.example",
  legal: "Rechtliches",
  withdraw: "Vertrag widerrufen",
  soon: "(folgt)",
  copyright: "© 2026 Wortbühne",
  linkedin: "LinkedIn",
  instagram: "Instagram",
} as const;

export const THEME_TEXTS = { toDark: "Dunkles Design", toLight: "Helles Design" } as const;

/** The literal titles are specified (C-76, C-77); a German sentence stands beside them. */
export const ERROR_TEXTS = {
  render: {
    title: "Oops! Etwas ist schiefgelaufen",
    text: "Die Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  },
  router: {
    title: "Unexpected Application Error!",
    text: "Die Seite konnte nicht geladen werden. Bitte versuchen Sie es in einem Moment noch einmal.",
  },
  retry: "Erneut versuchen",
  home: "Zur Startseite",
  help: "Hilfe:",
  number: (id: string) => `Fehlernummer ${id}.`,
} as const;

export const NOT_FOUND_TEXTS = {
  code: "404",
  title: "Oops! Page not found",
  text: "Hier steht niemand auf der Bühne. Die Seite gibt es nicht oder nicht mehr.",
  home: "Zur Startseite",
  find: "Speaker finden",
} as const;

export const ADMIN_TEXTS = {
  navigation: "Verwaltung",
  groups: { speakers: "Speaker", business: "Geschäft", content: "Inhalte", system: "System" },
} as const;
