import type { SuggestionGroup } from "#domain/search/results.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";

export const SEARCH_TEXTS = {
  field: "Speaker suchen",
  list: "Vorschläge",
  clear: "Eingabe löschen",
  loading: LOADING_TEXTS.suggestions,
  empty: "Keine Vorschläge gefunden",
  failed: "Vorschläge sind gerade nicht verfügbar.",
  found: (count: number) => (count === 1 ? "1 Vorschlag" : `${count} Vorschläge`),
  placeholder: "Thema, Name oder Anlass",
  submit: "Suchen",
  start: "Suchverlauf und Themen",
  recent: "Zuletzt gesucht",
  forget: "Verlauf löschen",
  popular: "Oft gesucht",
  syntax: "„Anführungszeichen“ suchen exakt, UND und ODER verbinden, NICHT schließt aus.",
  choose: "wählen",
  open: "öffnen",
} as const;

export const SUGGESTION_GROUP_LABELS: Record<SuggestionGroup, string> = {
  topic: "Themen",
  speaker: "Speaker",
  talk: "Vorträge",
};

export const FEATURED_TEXTS = {
  title: "Häufig gebucht",
  lead: "Ab 4,5 Sternen und mindestens zehn Buchungen.",
  region: "Häufig gebuchte Speaker",
  profile: "Profil ansehen",
  profileOf: (name: string) => `Profil ansehen: ${name}`,
  previous: "Zurückblättern",
  next: "Weiterblättern",
} as const;

export const RECOMMENDATION_TEXTS = {
  title: "Für Sie passend",
  lead: "Ausgewählt nach den Profilen, die Sie in diesem Browser angesehen haben.",
  because: (topics: string, name: string) => `${topics}, wie bei ${name}`,
  forget: "Angesehene Profile vergessen",
} as const;

export const TOPIC_INDEX_TEXTS = {
  title: "Worüber soll gesprochen werden?",
  all: "Alle Themen ansehen",
} as const;

export const TRUST_TEXTS = {
  title: "So arbeitet Wortbühne",
  companies: "Unternehmen",
  companiesNote: "buchen über Wortbühne",
  hitRate: "Trefferquote",
  hitRateNote: "bei der Speaker-Auswahl",
  response: "Antwortzeit",
  responseNote: "in der Regel, im Durchschnitt aller Anfragen",
  booking: (seconds: string) => `Buchung in unter ${seconds}`,
  bookingNote: "Termin wählen, prüfen, buchen",
  invoice: "Rechnung, 14 Tage Zahlungsziel",
  deposit: "Anzahlung und Rest per Rechnung",
  card: "Kartenzahlung möglich",
  privacy: "DSGVO-konform",
} as const;
