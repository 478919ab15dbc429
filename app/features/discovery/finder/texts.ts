import type { PriceBasis } from "#domain/pricing/price-basis.ts";
import type { ChoiceName, Format } from "#domain/search/filter-table.ts";
import type { RelevancePart } from "#domain/search/relevance.ts";
import type { RelaxableFilter } from "#domain/search/results.ts";
import type { SortOption } from "#domain/search/sort-options.ts";
import { AUDIENCE_LABELS } from "#domain/speaker/profile-lists.ts";
import type { Gender } from "#domain/speaker/speaker-codes.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";

export const FINDER_TEXTS = {
  results: "Suchergebnisse",
  found: (count: number) => `${count} Speaker gefunden`,
  loading: "Speaker werden geladen …",
  loadFailed: "Fehler beim Laden der Speaker",
  emptyTitle: "Keine Speaker gefunden",
  emptyText: "Zu dieser Auswahl passt gerade niemand. Lassen Sie einen Filter weg.",
  relax: (filter: string, count: number) => `Ohne ${filter}: ${count} Speaker anzeigen`,
  reset: "Filter zurücksetzen",
  chips: "Aktive Filter",
  remove: (label: string) => `Filter entfernen: ${label}`,
  topics: "Nach Themen stöbern",
  skip: "Ergebnisse überspringen",
  more: "Weitere Speaker anzeigen",
  moreLoading: LOADING_TEXTS.loading,
  shown: (shown: number, total: number) => `${shown} von ${total} Speakern angezeigt`,
  moreFailed: "Weitere Speaker konnten nicht geladen werden. Bitte versuchen Sie es erneut.",
  fromStart: "Von Anfang an anzeigen",
  pages: { navigation: "Weitere Speaker", previous: "Vorherige Seite", next: "Nächste Seite" },
} as const;

export const SAMPLE_TEXTS = {
  badge: "Beispiel",
  note: "So sehen Speaker-Karten aus. Die beiden Personen sind erfunden und nicht buchbar.",
  retry: "Erneut versuchen",
  speakers: [
    {
      name: "Beispiel: Dr. Petra Muster",
      job: "Organisationspsychologin, Musterstadt",
      talk: "„Führen mit ruhiger Hand“",
      topics: "Führung, Wandel, Teamkultur",
    },
    {
      name: "Beispiel: Max Vorlage",
      job: "Informatiker, Musterdorf",
      talk: "„KI ohne Fachchinesisch“",
      topics: "Künstliche Intelligenz, Mittelstand, Daten",
    },
  ],
} as const;

export const SORT_TEXTS: {
  name: string;
  label: string;
  options: Record<SortOption, string>;
  totals: Partial<Record<SortOption, string>>;
} = {
  name: "Sortieren",
  label: "Sortieren:",
  options: {
    relevance: "Relevanz",
    rating_desc: "Beste Bewertung zuerst",
    rating_asc: "Niedrigste Bewertung zuerst",
    price_asc: "Honorar aufsteigend",
    price_desc: "Honorar absteigend",
    experience: "Meiste Erfahrung",
    popularity: "Meistgebucht",
    newest: "Neu dabei",
  },
  totals: { price_asc: "Gesamtpreis aufsteigend", price_desc: "Gesamtpreis absteigend" },
};

const FORMAT_LABELS: Record<Format, string> = { talk: "Vortrag", workshop: "Workshop" };
const GENDER_LABELS: Record<Gender, string> = {
  female: "Weiblich",
  male: "Männlich",
  diverse: "Divers",
};

/** The words of codes; what profiles name themselves needs none. */
export const CHOICE_LABELS: Record<ChoiceName, Readonly<Record<string, string>> | null> = {
  category: null,
  language: null,
  audience: AUDIENCE_LABELS,
  gender: GENDER_LABELS,
  style: null,
  format: FORMAT_LABELS,
};

/** „Ohne …“: how the empty state names what to leave out. */
export const RELAXATION_LABELS: Record<RelaxableFilter, string> = {
  q: "Suchbegriff",
  category: "Thema",
  language: "Sprache",
  audience: "Zielgruppe",
  price: "Honorargrenze",
  experience: "Mindesterfahrung",
  gender: "Geschlecht",
  style: "Vortragsstil",
  format: "Format",
  date: "Termin",
  near: "Umkreis",
};

export const FILTER_TEXTS = {
  bar: "Filter",
  all: "Alle Filter",
  filter: "Filter",
  category: "Thema",
  price: "Honorar",
  language: "Sprache",
  audience: "Zielgruppe",
  format: "Format",
  date: "Termin",
  experience: "Erfahrung",
  gender: "Geschlecht",
  style: "Vortragsstil",
  near: "Umkreis",
  venue: "Veranstaltungsort",
  any: "Egal",
  dateHint: "Zeigt Speaker, die an diesem Tag frei sind.",
  onePrice: "Verglichen wird der Startpreis.",
  totalPrice: "Verglichen wird der Gesamtpreis mit Reise.",
  priceHints: {
    net: "Verglichen wird der Startpreis netto, zzgl. MwSt.",
    gross: "Verglichen wird der Startpreis brutto, inkl. MwSt.",
  } satisfies Record<PriceBasis, string>,
  priceBasis: "Beträge",
  priceFrom: (basis: string) => `Von (${basis})`,
  priceTo: (basis: string) => `Bis (${basis})`,
  meant: (amounts: string, basis: string) => `${amounts} ${basis}`,
  cheapest: "Niedrigstes Honorar",
  dearest: "Höchstes Honorar",
  query: (q: string) => `„${q}“`,
  years: (years: number) => `ab ${years} Jahren`,
  upTo: (euros: string) => `bis ${euros}`,
  from: (euros: string) => `ab ${euros}`,
  between: (low: string, high: string) => `${low} bis ${high}`,
  andMore: (label: string, more: number) => `${label} +${more}`,
  within: (km: number) => `Umkreis ${km} km`,
  around: (place: string, km: number) => `${place}, Umkreis ${km} km`,
} as const;

export const NEAR_TEXTS = {
  field: "Ort oder Postleitzahl",
  placeholder: "z. B. München",
  unknown: "Diesen Ort kennen wir nicht. Bitte wählen Sie einen der Vorschläge.",
  around: (place: string) => `Umkreis um ${place}`,
  use: "Meinen Standort verwenden",
  searching: "Standort wird ermittelt …",
  radius: "Umkreis",
  km: (km: number) => `${km} km`,
  off: "Umkreis aufheben",
  note: "Ihr Standort bleibt in diesem Browser; die Suche erhält ihn auf etwa einen Kilometer gerundet.",
  saved: "Wir verwenden Ihren zuletzt gespeicherten Standort.",
  failed: "Ihr Standort ist nicht verfügbar. Sie können ohne Umkreis weitersuchen.",
} as const;

export const PLACE_TEXTS = {
  title: "Warum dieser Platz?",
  ask: (name: string) => `Warum dieser Platz? ${name}`,
  place: (name: string, place: number, total: number) =>
    `${name} steht nach Relevanz auf Platz ${place} von ${total}.`,
  parts: {
    rating: "Durchschnittliche Bewertung",
    bookings: "Zahl der Buchungen",
    years: "Jahre an Erfahrung",
    verified: "Verifiziertes Profil",
    strongMatch: "Suchwort trifft Name, Thema oder Kategorie",
  } satisfies Record<RelevancePart["part"], string>,
  points: (points: string) => `${points} Punkte`,
  sum: "Zusammen",
  words:
    "Wer das Suchwort besser trifft, steht davor; bei gleich guten Treffern entscheiden die Punkte.",
  free: "Niemand kann einen besseren Platz kaufen.",
  more: "So entsteht die Reihenfolge",
  loading: LOADING_TEXTS.loading,
  failed: "Der Grund konnte gerade nicht geladen werden.",
} as const;

export const SHEET_TEXTS = {
  title: "Speaker suchen",
  recent: "Zuletzt gesucht",
  reset: "Zurücksetzen",
  show: (count: number | null) =>
    count === null ? "Speaker anzeigen" : `${count} Speaker anzeigen`,
} as const;

/** The styles speakers choose from when they describe themselves. */
export const STYLE_OPTIONS = [
  "Analytisch, mit Zahlen",
  "Anschaulich, mit Vorführung",
  "Dialogisch, mit Übungen im Saal",
  "Erzählend, mit Geschichten",
  "Lebhaft, mit Humor",
  "Sachlich, mit Beispielen",
] as const;
