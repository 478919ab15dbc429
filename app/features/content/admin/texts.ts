import type { LandingStatus, MediaState } from "#domain/content/admin-lists.ts";
import type { PostStatus } from "#domain/content/post-rules.ts";
import { formatKilobytes } from "#domain/format/numbers.ts";
import type { SortOption } from "#domain/search/sort-options.ts";
import { LANDING_STATUS_WORDS, POST_STATUS_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const POST_STATUS: Record<PostStatus, { word: string; shape: StatusShape }> = {
  draft: { word: POST_STATUS_WORDS.draft, shape: "off" },
  in_review: { word: POST_STATUS_WORDS.in_review, shape: "asked" },
  scheduled: { word: POST_STATUS_WORDS.scheduled, shape: "waiting" },
  published: { word: POST_STATUS_WORDS.published, shape: "done" },
  archived: { word: POST_STATUS_WORDS.archived, shape: "off" },
};

export const POSTS_TEXTS = {
  pageTitle: "Magazin | Verwaltung | Wortbühne",
  title: "Magazin",
  add: "Neuer Artikel",
  placeholder: "Titel, Adresse, Autor",
  columns: {
    title: "Titel",
    status: "Zustand",
    category: "Kategorie",
    author: "Autor",
    published: "Erscheint",
    updated: "Geändert",
  },
  none: "–",
  minutes: (minutes: number) => `${minutes} Min. Lesezeit`,
  emptyTitle: "Noch keine Artikel",
  emptyText: "Schreiben Sie den ersten Artikel für das Magazin.",
} as const;

export const EDITOR_TEXTS = {
  newTitle: "Neuer Artikel",
  editTitle: "Artikel bearbeiten",
  newPage: "Neuer Artikel | Verwaltung | Wortbühne",
  editPage: "Artikel bearbeiten | Verwaltung | Wortbühne",
  missing: "Diesen Artikel gibt es nicht mehr.",
  toList: "Zum Magazin",
  title: "Titel",
  slug: "Adresse",
  slugHint: "Leer lassen, um sie aus dem Titel zu bilden. Eine alte Adresse leitet weiter.",
  excerpt: "Anreißer",
  body: "Text",
  preview: "Vorschau",
  previewOpen: "Vorschau öffnen",
  previewBusy: "Wird geöffnet …",
  previewUntil: (moment: string) =>
    `Die Vorschau lässt sich bis ${moment} ohne Anmeldung lesen und weitergeben.`,
  previewNote: "So sehen Besucher den Text. Die Vorschau ist nicht öffentlich.",
  category: "Kategorie",
  tags: "Schlagworte",
  author: "Autor",
  cover: "Titelbild",
  noCover: "Kein Titelbild gewählt",
  choose: "Bild wählen",
  remove: "Entfernen",
  seo: "Suchmaschinen",
  seoTitle: "Titel in Suchmaschinen",
  seoDescription: "Beschreibung in Suchmaschinen",
  left: (used: number, most: number) => `${used} von ${most} Zeichen`,
  speakers: "Speaker zum Artikel",
  addSpeaker: "Speaker suchen",
  noSpeakers: "Niemand gefunden",
  removeSpeaker: (name: string) => `${name} entfernen`,
  publishing: "Veröffentlichung",
  status: "Zustand",
  moment: "Erscheint am",
  momentHint: "Zeit in Deutschland. Geplante Artikel erscheinen von selbst.",
  save: "Speichern",
  publish: "Veröffentlichen",
  saved: "Gespeichert",
  keptDraft: (time: string) => `Entwurf um ${time} Uhr gespeichert`,
  kept: (time: string) => `Um ${time} Uhr gespeichert`,
  dirty: "Nicht gespeicherte Änderungen",
  open: "Artikel ansehen",
  delete: "Löschen",
  deleteTitle: (title: string) => `„${title}“ löschen?`,
  deleteText: "Der Entwurf wird endgültig gelöscht.",
  cancel: "Abbrechen",
  tools: {
    label: "Formatierung",
    heading: "Überschrift",
    subheading: "Zwischenüberschrift",
    bold: "Fett",
    italic: "Kursiv",
    link: "Link",
    list: "Liste",
    quote: "Zitat",
    picture: "Bild aus der Mediathek",
    speaker: "Speaker-Karte",
  },
  sample: { link: "Linktext", words: "Text" },
  speakerCard: (slug: string) => `Speaker-Karte: ${slug}`,
} as const;

export const MEDIA_STATE_WORDS: Record<MediaState, string> = {
  used: "Verwendet",
  unused: "Nicht verwendet",
  no_alt: "Ohne Bildtext",
  rights_expired: "Rechte abgelaufen",
};

export const MEDIA_USE_WORDS = {
  post: "Magazin",
  landing: "Themenseite",
  speaker: "Speaker-Profil",
} as const;

export const MEDIA_TEXTS = {
  pageTitle: "Mediathek | Verwaltung | Wortbühne",
  title: "Mediathek",
  note: "Bilder für Magazin und Themenseiten. Jedes Bild wird neu kodiert, Metadaten entfallen.",
  drop: "Bilder hierher ziehen oder auswählen",
  formats: "JPEG, PNG, WebP oder AVIF, höchstens 10 MB",
  choose: "Bilder auswählen",
  uploading: (done: number, all: number) => `${done} von ${all} hochgeladen …`,
  uploaded: (count: number) => (count === 1 ? "1 Bild hochgeladen" : `${count} Bilder hochgeladen`),
  refused: (name: string, why: string) => `${name}: ${why}`,
  placeholder: "Dateiname, Bildtext, Nachweis",
  state: "Zustand",
  columns: {
    file: "Bild",
    alt: "Bildtext",
    size: "Größe",
    uses: "Verwendet",
    created: "Hochgeladen",
    tools: "Bearbeiten",
  },
  noAlt: "Kein Bildtext",
  pixels: (width: number, height: number) => `${width} × ${height}`,
  kilobytes: formatKilobytes,
  edit: (name: string) => `${name} bearbeiten`,
  editTitle: (name: string) => `Bild „${name}“`,
  altLabel: "Bildtext",
  altHint: "Beschreibt das Bild für alle, die es nicht sehen.",
  credit: "Bildnachweis",
  rights: "Nutzungsrechte",
  expires: "Rechte gelten bis",
  uses: "Wo es verwendet wird",
  used: "Löschen lässt es sich erst, wenn es nirgends mehr verwendet wird.",
  unused: "Dieses Bild wird nirgends verwendet.",
  save: "Speichern",
  delete: "Bild löschen",
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText: "Das Bild wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  deleted: "Bild gelöscht",
  saved: "Gespeichert",
  emptyTitle: "Noch keine Bilder",
  emptyText: "Laden Sie das erste Bild hoch.",
  pick: "Bild aus der Mediathek",
  pickOne: (name: string) => `${name} wählen`,
  none: "Noch keine Bilder in der Mediathek.",
  toLibrary: "Zur Mediathek",
} as const;

export const LANDING_STATUS: Record<LandingStatus, { word: string; shape: StatusShape }> = {
  draft: { word: LANDING_STATUS_WORDS.draft, shape: "off" },
  published: { word: LANDING_STATUS_WORDS.published, shape: "done" },
};

export const LANDINGS_TEXTS = {
  pageTitle: "Themenseiten | Verwaltung | Wortbühne",
  title: "Themenseiten",
  note: "Eigene Seiten für eine Kategorie, zum Beispiel in einer Stadt.",
  add: "Neue Seite",
  newTitle: "Neue Themenseite",
  editTitle: "Themenseite bearbeiten",
  placeholder: "Überschrift, Stadt, Adresse",
  columns: {
    headline: "Seite",
    category: "Kategorie",
    status: "Zustand",
    speakers: "Speaker",
    updated: "Geändert",
  },
  thin: "Zu wenig Speaker: bleibt Suchmaschinen verborgen",
  hidden: "Für Suchmaschinen verborgen",
  missing: "Diese Seite gibt es nicht mehr.",
  toList: "Zu den Themenseiten",
  category: "Kategorie",
  city: "Stadt",
  slug: "Adresse",
  slugHint: (category: string, slug: string) => `/themen/${category}/${slug || "…"}`,
  template: "Aus Vorlage füllen",
  headline: "Überschrift",
  intro: "Einleitung",
  body: "Text unter den Speakern",
  faq: "Häufige Fragen",
  question: "Frage",
  answer: "Antwort",
  addQuestion: "Frage hinzufügen",
  removeQuestion: (at: number) => `Frage ${at} entfernen`,
  up: (at: number) => `Frage ${at} nach oben`,
  speakers: "Speaker",
  pinned: "Angeheftet, in dieser Reihenfolge zuerst",
  sort: "Weitere Speaker nach",
  most: "Höchstens gezeigt",
  within: "Umkreis um die Stadt in km",
  withinHint: "Leer zeigt alle Speaker der Kategorie.",
  indexed: "In Suchmaschinen zeigen, sobald genug Speaker gelistet sind",
  status: "Zustand",
  open: "Seite ansehen",
  deleteTitle: (headline: string) => `„${headline}“ löschen?`,
  deleteText: "Die Seite gibt es danach nicht mehr.",
  emptyTitle: "Noch keine Themenseiten",
  emptyText: "Legen Sie die erste Seite für eine Kategorie an.",
} as const;

/** What a new page starts with. */
export const LANDING_TEMPLATE = {
  headline: (label: string, city: string) =>
    city ? `Speaker zum Thema ${label} in ${city}` : `Speaker zum Thema ${label}`,
  intro: (label: string, city: string) =>
    city
      ? `Finden Sie Speaker zum Thema ${label} für Ihre Veranstaltung in ${city}. Sie vergleichen Honorare und freie Tage und fragen unverbindlich an.`
      : `Finden Sie Speaker zum Thema ${label} für Ihre Veranstaltung. Sie vergleichen Honorare und freie Tage und fragen unverbindlich an.`,
  faq: (label: string) => [
    {
      question: `Was kostet ein Vortrag zum Thema ${label}?`,
      answer:
        "Jedes Profil nennt das Honorar für 20, 40 und 60 Minuten. Reisekosten berechnen wir nach dem Veranstaltungsort, bevor Sie buchen.",
    },
    {
      question: "Wie schnell erhalte ich eine Antwort?",
      answer: "Auf Anfragen antworten Speaker in der Regel innerhalb von 24 Stunden.",
    },
  ],
} as const;

export const SORT_WORDS: Record<SortOption, string> = {
  relevance: "Relevanz",
  rating_desc: "Bewertung, beste zuerst",
  rating_asc: "Bewertung, niedrigste zuerst",
  price_asc: "Preis, günstigste zuerst",
  price_desc: "Preis, teuerste zuerst",
  experience: "Erfahrung",
  popularity: "Zahl der Buchungen",
  newest: "Neueste Profile",
};
