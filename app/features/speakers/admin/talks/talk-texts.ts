import type { TalkState } from "#domain/content/admin-lists.ts";

export const TALK_STATE_WORDS: Record<TalkState, string> = {
  shown: "Sichtbar",
  hidden: "Verborgen",
};

export const TALKS_TEXTS = {
  pageTitle: "Vorträge | Verwaltung | Wortbühne",
  title: "Vorträge",
  placeholder: "Titel, Speaker, Schlagwort",
  columns: {
    title: "Titel",
    speaker: "Speaker",
    category: "Themenfeld",
    bookings: "Gebucht",
    state: "Zustand",
    tools: "Bearbeiten",
  },
  none: "–",
  edit: (title: string) => `„${title}“ bearbeiten`,
  editTitle: "Vortrag bearbeiten",
  subtitle: "Untertitel",
  description: "Beschreibung",
  tags: "Schlagworte",
  hidden: "Im Profil verbergen",
  noCategory: "Ohne Themenfeld",
  recategorise: "Themenfeld ändern",
  hide: "Verbergen",
  show: "Zeigen",
  save: "Speichern",
  changed: (count: number) => (count === 1 ? "1 Vortrag geändert" : `${count} Vorträge geändert`),
  emptyTitle: "Noch keine Vorträge",
} as const;
