import type { DayStatus } from "#domain/availability/day-status.ts";
import { MAX_COMPARED } from "#domain/comparison/list.ts";
import { DAY_STATUS_WORDS } from "#parts/day-status-texts.ts";

export const COMPARE_TEXTS = {
  pageTitle: "Speaker vergleichen | Wortbühne",
  title: "Speaker vergleichen",
  lead: "Honorar, freie Termine und Angebot nebeneinander.",
  loading: "Der Vergleich wird geladen …",
  needsScripts: "Der Vergleich braucht JavaScript, weil Ihre Auswahl nur in Ihrem Browser steht.",
  emptyTitle: "Noch niemand im Vergleich",
  emptyText: `Wählen Sie auf den Karten das Waagen-Symbol. Bis zu ${MAX_COMPARED} Speaker stehen hier nebeneinander.`,
  find: "Speaker finden",
  date: "Termin",
  datePast: "Bitte wählen Sie einen Tag ab heute.",
  place: "Ort",
  placeHint: "Stadt oder „Online“",
  topic: "Thema",
  apply: "Übernehmen",
  share: "Link teilen",
  shared: "Link zum Vergleich wurde kopiert",
  pdf: "Als PDF sichern",
  print: "Drucken",
  clear: "Vergleich leeren",
  onlyDifferences: "Nur Unterschiede zeigen",
  differs: "unterschiedlich",
  noDifferences: "Die Angaben sind bei allen gleich.",
  caption: "Speaker im Vergleich",
  swipe: "Wischen Sie seitwärts, um alle Speaker zu sehen.",
  remove: (name: string) => `${name} entfernen`,
  add: (name: string) => `${name} zum Vergleich hinzufügen`,
  single: "Fügen Sie einen weiteren Speaker hinzu, um Unterschiede zu sehen.",
  oneFree: "Noch ein Platz frei.",
  gone: (name: string) => `${name} ist nicht mehr verfügbar.`,
  failed: (name: string) => `${name} konnte nicht geladen werden.`,
  retry: "Erneut versuchen",
  sharedNote: "Sie sehen einen geteilten Vergleich. Ihre eigene Liste bleibt unverändert.",
  own: "Meinen Vergleich öffnen",
} as const;

export const FACT_LABELS = {
  price: "Preis",
  day: "Verfügbarkeit",
  total: "Preis für Ihre Veranstaltung",
  topic_talks: "Vorträge zu Ihrem Thema",
  base_fee: "Honorar ab",
  fee_20: "Impulsvortrag, 20 Minuten",
  fee_40: "Keynote, 40 Minuten",
  fee_60: "Vortrag, 60 Minuten",
  workshops: "Workshops",
  qa: "Fragerunde",
  formats: "Formate",
  talks: "Vorträge",
  languages: "Sprachen",
  rating: "Bewertung",
  experience: "Erfahrung",
  answer: "Antwortzeit",
  style: "Vortragsstil",
  travel: "Anreise",
  categories: "Themenfelder",
  topics: "Themen",
  bio: "Über die Person",
} as const;

export const FACT_TEXTS = {
  net: (amount: string) => `${amount} zzgl. USt`,
  onRequest: "Auf Anfrage",
  notOffered: "Nicht im Angebot",
  unknown: "Keine Angabe",
  noRating: "Noch keine Bewertung",
  rating: (rating: string, count: number) =>
    `${rating} von 5 (${count} ${count === 1 ? "Bewertung" : "Bewertungen"})`,
  years: (years: number) => `${years} ${years === 1 ? "Jahr" : "Jahre"}`,
  events: (events: number) => `${events} ${events === 1 ? "Veranstaltung" : "Veranstaltungen"}`,
  workshop: (title: string, hours: number, fee: string) => `${title} (${hours} Std.): ${fee}`,
  qa: (minutes: number, fee: string) => `${minutes} Minuten: ${fee}`,
  answer: (hours: number) =>
    hours === 1 ? "meist innerhalb einer Stunde" : `meist innerhalb von ${hours} Stunden`,
  noAnswers: "Noch keine Angabe",
  workshopFormat: "Workshop",
  qaFormat: "Fragerunde",
  from: (place: string) => `Anreise aus ${place}`,
  travel: (amount: string) => `ca. ${amount} Reisekosten`,
  travelExtra: "zzgl. Reisekosten",
  quoted: (title: string) => `„${title}“`,
} as const;

export const EVENT_TEXTS = {
  taxed: (gross: string) => `${gross} inkl. MwSt.`,
  total: (gross: string, label: string) => `${gross} und Anreise (${label})`,
  untaxedTotal: (amount: string, label: string) => `${amount} mit Anreise (${label})`,
  withoutTravel: (gross: string, label: string) => `${gross} (${label}), Anreise unbekannt`,
  travel: (amount: string) => `davon ${amount} Anreise netto`,
  noTravel: "ohne Anreise",
  notInLength: (minutes: number) =>
    minutes === 40 ? "Keine Keynote im Angebot" : `Keine ${minutes} Minuten im Angebot`,
  noTalk: "Kein Titel dazu im Profil",
} as const;

export const DAY_TEXTS: Record<DayStatus | "unchosen" | "unknown", string> = {
  ...DAY_STATUS_WORDS,
  unchosen: "Termin wählen",
  unknown: "Nicht bekannt",
};
