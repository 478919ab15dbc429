import type { HistoryEvent } from "#domain/booking/history-event.ts";
import { peopleText } from "#domain/booking/place/people-text.ts";
import type { BookingActor, BookingMode } from "#domain/booking/status.ts";
import { ACTOR_WORDS, BOOKING_EVENT_WORDS } from "#parts/status-labels.ts";

export const DETAIL_TEXTS = {
  sheet: "Buchung",
  gone: "Diese Buchung gibt es nicht (mehr).",
  date: "Termin",
  dateAt: (day: string, time: string) => `${day}, ${time} Uhr`,
  format: "Format",
  duration: "Dauer",
  minutes: (count: number) => `${count} Minuten`,
  place: "Ort",
  audience: "Publikum",
  people: peopleText,
  company: "Unternehmen",
  contact: "Ansprechperson",
  qa: "Fragerunde",
  qaMinutes: (minutes: number) => `${minutes} Minuten`,
  billing: "Rechnung an",
  answer: "Antwort des Speakers",
  notes: "Nachricht zur Anfrage",
  offer: "Angebot",
  offerUntil: (moment: string) => `Gilt bis ${moment} Uhr.`,
  heldUntil: (moment: string) => `Termin reserviert bis ${moment} Uhr.`,
  price: "Preis",
  priceBefore: "Preis für den Kunden, vor Provision",
  base: "Honorar",
  qaFee: "Honorar der Fragerunde",
  travel: "Reisekosten",
  adjustment: "Anpassung laut Angebot",
  net: "Netto",
  vat: (percent: string) => `Umsatzsteuer ${percent}`,
  gross: "Brutto",
  grossWithoutTravel: "Brutto, zzgl. Reisekosten",
  offered: "Angebotener Preis (netto)",
  includes: "Im Preis enthalten",
  includedParts: (parts: readonly string[]) => parts.join(", "),
  before: "Bisher angefragt",
  beforeGross: (amount: string) => `${amount} brutto`,
  cancellationFee: "Stornokosten (netto)",
  cancellationFeeGross: "Stornokosten (brutto)",
  history: "Verlauf",
  reason: (text: string) => `„${text}“`,
  newDay: (day: string) => `Neuer Termin: ${day}`,
  contract: "Vertrag ansehen",
  calendar: "Termin als Kalenderdatei",
  conversation: "Zur Unterhaltung",
  startConversation: "Nachricht schreiben",
  conversationFailed: "Die Unterhaltung konnte nicht geöffnet werden.",
} as const;

/** To the two sides the administration is the platform itself. */
const ACTORS: Record<BookingActor, string> = { ...ACTOR_WORDS, admin: "Wortbühne" };

/** One step of a booking, as in „Angebot gemacht · Speaker“; what is booked directly is not asked for. */
export function stepText(event: HistoryEvent, actor: BookingActor, mode: BookingMode): string {
  const isDirect = event === "create" && mode === "direct";
  const word = isDirect ? "Verbindlich gebucht" : BOOKING_EVENT_WORDS[event];
  return `${word} · ${ACTORS[actor]}`;
}

export const CANCEL_TEXTS = {
  title: (event: string) => `„${event}“ stornieren`,
  terms: "Stornobedingungen",
  tierShare: (percent: number) => (percent === 0 ? "kostenfrei" : `${percent} % des Honorars`),
  free: "Die Stornierung kostet heute nichts.",
  fee: (amounts: string, percent: number) =>
    `Eine Stornierung kostet heute ${amounts} (${percent} % des Honorars, ohne Reisekosten).`,
  speaker:
    "Wenn Sie absagen, zahlt der Kunde nichts. Bitte nur, wenn es nicht anders geht: Der Kunde verlässt sich auf Sie.",
  reason: "Grund der Stornierung",
  reasonHint: "Der Grund wird der anderen Seite mitgeteilt.",
  confirm: "Verbindlich stornieren",
  keep: "Nicht stornieren",
  busy: "Wird storniert …",
  notPossible: "Diese Buchung lässt sich nicht mehr stornieren.",
  done: "Die Buchung ist storniert.",
} as const;

export const CHANGE_TEXTS = {
  unreachable:
    "Die Verbindung wurde unterbrochen. Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.",
  unclear:
    "Wir haben keine Antwort erhalten. Ob die Änderung ankam, ist nicht sicher. Bitte versuchen Sie es erneut: Es geschieht nichts doppelt.",
  conflict: "Die Buchung hat sich inzwischen geändert. Sie sehen jetzt den neuen Stand.",
} as const;

export const REFERENCES_TEXTS = {
  title: "Angaben für die Rechnung",
  text: "Steht so auf der Rechnung und in der E-Rechnung. Änderbar, bis die Rechnung ausgestellt ist.",
  save: "Angaben speichern",
  saved: "Die Angaben für die Rechnung sind gespeichert.",
} as const;
