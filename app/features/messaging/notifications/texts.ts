export const NOTIFICATION_TEXTS = {
  pageTitle: "Benachrichtigungen | Wortbühne",
  title: "Benachrichtigungen",
  bell: (unread: number) =>
    unread === 0 ? "Benachrichtigungen" : `Benachrichtigungen, ${unread} ungelesen`,
  list: "Liste der Benachrichtigungen",
  unread: "Ungelesen: ",
  readAll: "Alle als gelesen markieren",
  readFailed: "Die Benachrichtigungen konnten nicht als gelesen markiert werden",
  all: "Alle anzeigen",
  emptyTitle: "Keine Benachrichtigungen",
  emptyText: "Neue Nachrichten und Neues zu Ihren Buchungen stehen hier.",
  more: "Weitere laden",
  moreBusy: "Wird geladen…",
  moreFailed: "Weitere Benachrichtigungen konnten nicht geladen werden.",
} as const;
