import type { DayOffer } from "#domain/booking/mode/booking-mode.ts";
import { formatChoice } from "#domain/format/lists.ts";
import { CONVERSATION_FAULTS } from "#domain/messaging/conversation-faults.ts";
import { centsFromEuros, formatEuros } from "#domain/money.ts";

/** Everything a profile says, word for word where the specification gives the words. */
export const PROFILE_TEXTS = {
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  speakers: "Speaker",
  back: "Zurück zur Suche",
  share: "Teilen",
  topSpeaker: "Top Speaker",
  verified: "Verifiziert",
  quickBookable: "Sofort buchbar",
  quoted: (title: string) => `„${title}“`,
  more: "Mehr lesen",
  less: "Weniger anzeigen",
} as const;

export const GALLERY_TEXTS = {
  label: (name: string) => `Fotos von ${name}`,
  photo: (name: string, position: number, total: number) =>
    `${name}, Foto ${position} von ${total}`,
  open: (position: number) => `Foto ${position} vergrößern`,
  more: (count: number) => `+${count} Fotos anzeigen`,
  count: (position: number, total: number) => `${position} / ${total}`,
  title: "Fotos",
  previous: "Vorheriges Foto",
  next: "Nächstes Foto",
} as const;

export const FACT_TEXTS = {
  reviews: (count: number) => (count === 1 ? "Bewertung" : "Bewertungen"),
  unrated: "Noch keine Bewertung",
  stars: (rating: number) => `${rating} von 5 Sternen`,
  events: (count: number) => (count === 1 ? "erfolgreiches Event" : "erfolgreiche Events"),
  bookings: (count: number) => (count === 1 ? "Buchung" : "Buchungen"),
  years: (count: number) => (count === 1 ? "Jahr Erfahrung" : "Jahre Erfahrung"),
  topics: "Schwerpunkte",
  style: "Vortragsstil",
  languages: "Sprachen",
  keyPoints: "Alleinstellungsmerkmale",
  awards: "Auszeichnungen",
  allAwards: (count: number) => `Alle ${count} Auszeichnungen anzeigen`,
  topReferences: "Top Referenzen",
  allReferences: (count: number) =>
    count === 1 ? "Zur Referenz" : `Alle ${count} Referenzen anzeigen`,
} as const;

export const TAB_TEXTS = {
  label: "Mehr zum Profil",
  talks: "Vorträge",
  talksNarrow: "Vorträge & Keynotes",
  videos: "Videos",
  publications: "Publikationen",
  references: "Referenzen",
  referencesNarrow: "Bewertungen",
  message: "Direkte Nachricht",
  about: "Über mich",
  noTalks: "Noch keine Vorträge eingetragen",
  bookTalk: "Diesen Vortrag buchen",
  inquireTalk: "Diesen Vortrag anfragen",
  flexible: "Dauer nach Absprache",
  minutes: (durations: readonly number[]) => `${formatChoice(durations.map(String))} Minuten`,
  noVideos: "Keine Videos verfügbar",
  moreVideos: "Weitere Videos",
  popular: "Beliebt",
  play: (title: string) => `${title} abspielen`,
  videoFailed: "Video konnte nicht geladen werden",
  openVideo: "Auf YouTube ansehen",
  noPublications: "Keine Publikationen verfügbar",
  read: "Artikel lesen",
  newTab: "(öffnet in neuem Tab)",
  noLink: "Link nicht verfügbar",
  readingTime: (minutes: number) => `${minutes} Min. Lesezeit`,
  noReferences: "Keine Referenzen verfügbar",
  unknownCompany: "Kunde",
  openReview: (author: string) => `Bewertung von ${author} lesen`,
  verifiedReview: "Verifiziert",
  provided: "Vom Speaker bereitgestellt",
  origins:
    "„Verifiziert“ heißt: Die Bewertung stammt aus einer Buchung über Wortbühne, die stattgefunden hat. Alle anderen Stimmen hat der Speaker bereitgestellt.",
  howChecked: "So prüfen wir Bewertungen",
  newest: (shown: number, all: number) => `Die neuesten ${shown} von ${all} Stimmen.`,
  reply: (name: string) => `Antwort von ${name}`,
  report: "Inhalt melden",
  reportOf: (author: string) => `: Bewertung von ${author}`,
} as const;

export const VIDEO_TEXTS = {
  consentTitle: "Video von YouTube laden",
  consent:
    "Das Video liegt bei YouTube. Wenn Sie es laden, erfährt Google Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern. Vorher wird nichts übertragen.",
  load: "Einverstanden, Video laden",
  player: (title: string) => `Video: ${title}`,
} as const;

export const REVIEW_TEXTS = {
  title: "Bewertung",
  event: "Veranstaltung am",
} as const;

export const MESSAGE_TEXTS = {
  open: "Nachricht an Speaker",
  hint: "Kostenlose Beratung, Antwort meist binnen 24 Stunden",
  title: "Kostenlose Beratung",
  intro: "Fragen zu Thema, Termin oder Ablauf klären Sie hier direkt, kostenlos und unverbindlich.",
  signInTitle: "Anmeldung erforderlich",
  signInText: "Bitte melden Sie sich an, um eine Nachricht zu senden.",
  signIn: "Anmelden",
  own: "Dies ist Ihr eigenes Profil. Nachrichten Ihrer Kunden finden Sie in Ihrem Dashboard.",
  dashboard: "Zu Ihrem Dashboard",
} as const;

/** Toasts for users who may not write from here (VAL-09 to VAL-11, C-52). */
export const MESSAGE_REFUSALS = {
  signed_out: CONVERSATION_FAULTS.not_signed_in,
  own_profile: CONVERSATION_FAULTS.own_profile,
  speaker: CONVERSATION_FAULTS.only_customers,
} as const;

export const OFFER_TEXTS = {
  net: "Alle Preise zzgl. USt,",
  label: "Buchung",
  availability: "Verfügbarkeit",
  priceOnRequest: "Auf Anfrage",
  halfDay: "Workshop, halber Tag",
  fullDay: "Workshop, ganzer Tag",
  hours: (hours: number) => `${hours} Std.`,
  workshops: (count: number) => (count === 1 ? "1 Workshop" : `${count} Workshops`),
  qa: "Fragerunde (Q&A)",
  qaMinutes: (minutes: readonly number[]) => `${minutes.join(" / ")} Min.`,
  minutes: (minutes: number) => `${minutes} Minuten`,
  noDate: "Noch kein Termin gewählt",
  offer: {
    direct: "Direkt buchbar",
    free_on_request: "Frei, auf Anfrage",
    on_request: "Auf Anfrage",
  } satisfies Record<DayOffer, string>,
  book: "Jetzt buchen",
  inquire: "Unverbindlich anfragen",
  terms: "Rechnung, 14 Tage Zahlungsziel.",
  depositTerms: "Anzahlung und Rest per Rechnung.",
  chooseFirst: "Wählen Sie zuerst einen Termin im Kalender.",
} as const;

/** What comes on top for the way, by the rule of the speaker (C-101). */
export function travelText(lumpSum: number | null): string {
  if (lumpSum === null) return "zzgl. Reisekosten.";
  return lumpSum > 0
    ? `zzgl. ${formatEuros(centsFromEuros(lumpSum))} Reisepauschale.`
    : "Reise inklusive.";
}

export const BAR_TEXTS = {
  label: "Buchen und anfragen",
  available: "Verfügbar",
  onRequest: "Auf Anfrage",
  closed: "Nur auf Anfrage",
  details: "Buchungsdetails",
  inquire: "Anfragen",
  bookOn: (day: string) => `Buchen am ${day}`,
  choose: "Termin wählen",
  sheetInquire: "Unverbindlich anfragen",
} as const;

/** The sheet's own names (PROFM-38); the minutes keep them apart from the drawer's (C-24). */
export const SHEET_FORMATS = { 20: "Keynote", 40: "Vortrag", 60: "Workshop" } as const;

export const BOOKING_TEXTS = {
  dateFirstNarrow: "Bitte wählen Sie zunächst Ihren Wunschtermin",
  signIn: "Um fortzufahren, registrieren Sie sich bitte oder melden Sie sich an.",
  signInAction: "Registrieren / Anmelden",
} as const;

export const RELATED_TEXTS = {
  title: "Weitere Speaker zum Thema Leadership",
  placeholder: "Bald auf dieser Bühne",
  placeholderText: "Hier ist noch Platz für eine Stimme zum Thema Leadership.",
} as const;

export const SAMPLE_TEXTS = {
  badge: "Beispiel",
  toast: "Fehler beim Laden des Profils",
  note: "Das Profil konnte gerade nicht geladen werden. Damit die Seite nicht leer bleibt, sehen Sie ein erfundenes Beispiel. Es kann nicht gebucht werden.",
  retry: "Erneut versuchen",
} as const;
