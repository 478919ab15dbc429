import type { BookingNeed } from "#domain/booking/list/booking-list.ts";
import type { BookingEvent } from "#domain/booking/status.ts";
import { jobWord } from "#parts/job-texts.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { actionWord } from "#parts/record/action-texts.ts";
import { BOOKING_EVENT_WORDS } from "#parts/status-labels.ts";
import { HINT_TEXTS } from "#parts/texts.ts";

export const ADMIN_BOOKING_TEXTS = {
  pageTitle: "Buchungen | Verwaltung | Wortbühne",
  title: "Buchungen",
  view: "Ansicht",
  views: { table: "Tabelle", board: "Board", calendar: "Kalender" },
  placeholder: "Nummer, Kunde, Speaker, Ort",
  columns: {
    reference: "Buchung",
    date: "Termin",
    customer: "Kunde",
    speaker: "Speaker",
    status: "Status",
    net: "Netto",
    gross: "Brutto",
    next: "Nächster Schritt",
  },
  filters: { status: "Status", need: "Zu tun" },
  emptyTitle: "Noch keine Buchungen",
  emptyText: "Sobald jemand bucht oder anfragt, steht es hier.",
  boardMore: (count: number) => `und ${count} weitere`,
  boardNone: "Keine",
  boardNote: "Je Spalte die nächsten Termine.",
  weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
  monthBefore: "Voriger Monat",
  monthAfter: "Nächster Monat",
  monthNone: "In diesem Monat gibt es keine Termine.",
  due: (moment: string) => `Frist ${moment} Uhr`,
  noInvoice: "Rechnung fehlt",
  noContract: "Vertrag offen",
  none: "–",
} as const;

export const NEED_WORDS: Record<BookingNeed, string> = {
  unanswered: "Ohne Antwort seit 24 Stunden",
  stuck: "Ohne Bewegung seit 14 Tagen",
  contract: "Vertrag nicht unterschrieben",
  invoice: "Rechnung fehlt",
};

export const ADMIN_DETAIL_TEXTS = {
  pageTitle: "Buchung | Verwaltung | Wortbühne",
  back: "Alle Buchungen",
  gone: "Diese Buchung gibt es nicht.",
  act: "Stellvertretend handeln",
  nothing: "In diesem Stand ist nichts mehr zu tun.",
  facts: "Veranstaltung",
  price: "Kosten",
  history: "Verlauf",
  documents: "Dokumente",
  invoice: (number: string) => `Rechnung ${number}`,
  noDocuments: "Noch keine Dokumente.",
  customer: "Kunde",
  account: "Konto",
  billing: "Rechnungsadresse",
  speaker: "Speaker",
  effects: "Gesendet und ausstehend",
  noEffects: "Zu dieser Buchung wurde noch nichts gesendet.",
  sent: (moment: string) => `Erledigt am ${moment} Uhr`,
  failed: (reason: string) => `Fehlgeschlagen: ${reason}`,
  waiting: "Wird nachgeholt",
  again: "Erneut senden",
  notes: "Interne Notizen",
  note: "Neue Notiz",
  noteHint: "Nur die Verwaltung liest sie.",
  addNote: "Notiz speichern",
  noteDone: "Notiz gespeichert.",
  audit: "Protokoll",
  by: (who: string, moment: string) => `${who}, ${moment} Uhr`,
} as const;

export const ACT_TEXTS = {
  about: (title: string, speaker: string) => `„${title}“ mit ${speaker}.`,
  reason: "Begründung",
  reasonHint: "Steht im Verlauf und im Protokoll; die Beteiligten können sie lesen.",
  price: "Angebotspreis in Euro, netto",
  priceHint: "Er enthält die Reisekosten.",
  message: "Nachricht an den Kunden",
  fee: "Stornokosten in Euro, netto",
  feeHint: "0 für eine kostenfreie Stornierung.",
  feeByTerms: (amount: string) => `Sagt der Kunde ab, schuldet er nach den Bedingungen ${amount}.`,
  done: "Die Buchung wurde weitergeführt.",
} as const;

export const CHAT_TEXTS = {
  open: "Unterhaltung ansehen",
  title: (about: string) => `Unterhaltung: ${about}`,
  intro: "Sie lesen, was zwei andere einander geschrieben haben. Ändern lässt sich hier nichts.",
  hint: HINT_TEXTS.logged,
  messages: "Nachrichten",
  none: "In dieser Unterhaltung steht noch nichts.",
  older: "Frühere Nachrichten",
  busy: LOADING_TEXTS.loading,
  speaker: "Speaker",
  customer: "Kunde",
  sent: (side: string, moment: string) => `(${side}), ${moment} Uhr`,
  files: (names: string) => `Anhänge: ${names}`,
} as const;

export const ADJUST_TEXTS = {
  open: "Frist oder Preis ändern",
  title: (reference: string) => `Frist oder Preis ändern: ${reference}`,
  intro: "Beide Seiten erhalten die neuen Konditionen mit der Begründung per E-Mail.",
  days: "Frist verlängern um Tage",
  daysHint: (moment: string | null) =>
    moment ? `Bisher bis ${moment} Uhr. Leer lassen, wenn sie bleibt.` : "Bisher ohne Frist.",
  price: "Neuer Preis in Euro, netto",
  priceHint: "Leer lassen, wenn er bleibt.",
  confirm: "Konditionen ändern",
  done: "Die Konditionen wurden geändert.",
} as const;

export const REPLACE_TEXTS = {
  open: "Ersatz suchen",
  title: (reference: string) => `Ersatz vorschlagen: ${reference}`,
  intro: (day: string) =>
    `Freie Speaker aus demselben Themenfeld am ${day}. Der Kunde erhält die Profile per E-Mail und fragt selbst an.`,
  none: "An diesem Tag ist niemand aus dem Themenfeld frei.",
  choose: (chosen: number, most: number) => `Vorschläge (${chosen} von höchstens ${most})`,
  message: "Nachricht an den Kunden",
  confirm: "Vorschläge senden",
  done: "Der Kunde erhält die Vorschläge per E-Mail.",
  onRequest: "Honorar auf Anfrage",
  from: (amount: string) => `ab\u00a0${amount}`,
} as const;

/** What an admin does, said as a command, with what follows from it. */
export const ACTIONS: Record<BookingEvent, { label: string; title: string; effect: string }> = {
  offer: {
    label: "Angebot abgeben",
    title: "Im Namen des Speakers ein Angebot abgeben",
    effect: "Der Kunde erhält das Angebot per E-Mail; der Tag ist bis zum Ablauf reserviert.",
  },
  hold: {
    label: "Termin reservieren",
    title: "Im Namen des Speakers den Termin reservieren",
    effect: "Der Kunde wird informiert; der Tag ist bis zum Ablauf reserviert.",
  },
  decline: {
    label: "Absagen",
    title: "Im Namen des Speakers absagen",
    effect: "Der Kunde erhält die Absage mit der Begründung.",
  },
  withdraw: {
    label: "Zurückziehen",
    title: "Im Namen des Kunden zurückziehen",
    effect: "Der Speaker wird informiert; ein reservierter Tag wird frei.",
  },
  retract: {
    label: "Angebot zurücknehmen",
    title: "Im Namen des Speakers das Angebot zurücknehmen",
    effect: "Der Kunde wird informiert; der Tag wird frei.",
  },
  expire: {
    label: "Ablaufen lassen",
    title: "Anfrage oder Angebot ablaufen lassen",
    effect: "Beide Seiten werden informiert; ein reservierter Tag wird frei.",
  },
  accept: {
    label: "Angebot annehmen",
    title: "Im Namen des Kunden verbindlich annehmen",
    effect:
      "Die Buchung wird verbindlich, die Rechnung wird erstellt, beide Seiten erhalten eine E-Mail.",
  },
  cancel: {
    label: "Stornieren",
    title: "Buchung stornieren",
    effect: "Der Tag wird frei, die Rechnung wird storniert, beide Seiten erhalten eine E-Mail.",
  },
  complete: {
    label: "Als durchgeführt markieren",
    title: "Veranstaltung als durchgeführt markieren",
    effect: "Der Kunde wird um eine Bewertung gebeten.",
  },
  review: { label: "Bewerten", title: "Bewerten", effect: "" },
};

/** What the log tells of a booking: its events, and what else was done to it. */
const AUDIT_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(BOOKING_EVENT_WORDS).map(([event, word]) => [`booking.${event}`, word]),
  ),
  "booking.create": "Angelegt",
  "booking.note": "Interne Notiz",
  "booking.references": "Angaben für die Rechnung geändert",
  "booking.adjust": "Frist oder Preis geändert",
  "booking.replace": "Ersatz vorgeschlagen",
};

export function auditWord(action: string): string {
  return AUDIT_WORDS[action] ?? actionWord(action);
}

export function effectWord({ kind, subject }: { kind: string; subject: string | null }): string {
  return subject ?? jobWord(kind);
}
