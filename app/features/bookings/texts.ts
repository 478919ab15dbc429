import { peopleText } from "#domain/booking/place/people-text.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { PAYOUT_LABELS } from "#domain/invoicing/settlement/settlement-document.ts";
import { BOOKING_STATUS_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

/** Each state of a booking as a word and a shape. */
export const BOOKING_STATUS: Record<BookingStatus, { word: string; shape: StatusShape }> = {
  requested: { word: BOOKING_STATUS_WORDS.requested, shape: "asked" },
  pending: { word: BOOKING_STATUS_WORDS.pending, shape: "waiting" },
  confirmed: { word: BOOKING_STATUS_WORDS.confirmed, shape: "done" },
  declined: { word: BOOKING_STATUS_WORDS.declined, shape: "off" },
  expired: { word: BOOKING_STATUS_WORDS.expired, shape: "off" },
  withdrawn: { word: BOOKING_STATUS_WORDS.withdrawn, shape: "off" },
  cancelled: { word: BOOKING_STATUS_WORDS.cancelled, shape: "failed" },
  completed: { word: BOOKING_STATUS_WORDS.completed, shape: "done" },
  reviewed: { word: BOOKING_STATUS_WORDS.reviewed, shape: "done" },
};

export const BOOKING_TEXTS = {
  columns: {
    event: "Veranstaltung",
    speaker: "Speaker",
    date: "Termin",
    status: "Status",
    net: "Netto",
    netBefore: "Netto vor Provision",
    payout: "Auszahlung",
    gross: "Brutto",
  },
  clock: (time: string) => `${time} Uhr`,
  minutes: (minutes: number) => `${minutes} Min.`,
  people: peopleText,
  net: (amount: string) => `${amount} netto`,
  netBefore: (amount: string) => `${amount} netto vor Provision`,
  both: (gross: string, net: string) => `${gross} brutto (${net} netto)`,
} as const;

/** What a speaker gets of a booking: before the settlement as to be expected, then as settled. */
export const PAYOUT_TEXTS = {
  title: "Ihre Auszahlung",
  speakerTitle: "Auszahlung an den Speaker",
  state: { expected: "voraussichtlich", settled: "abgerechnet" },
  ...PAYOUT_LABELS,
  net: "Auszahlung netto",
  netExpected: "Auszahlung netto, voraussichtlich",
  vat: "Umsatzsteuer laut Gutschrift",
  total: "Auszahlung",
  expectedNote: {
    event:
      "Nach der Provision, die heute gilt. Abgerechnet wird nach dem Auftritt; die Abrechnung finden Sie dann hier.",
    cancellation_fee:
      "Anteil an der Stornogebühr, nach der Provision, die heute gilt. Die Abrechnung folgt in Kürze und steht dann hier.",
  },
  settledNote: (word: string, number: string, day: string) => `${word} ${number} vom ${day}.`,
  statement: "Abrechnung",
  creditNote: "Gutschrift",
  pdfOf: (word: string, number: string) => `${word} ${number} (PDF)`,
} as const;

export const CUSTOMER_TEXTS = {
  pageTitle: "Meine Buchungen | Wortbühne",
  title: "Meine Buchungen",
  greeting: (name: string) => `Guten Tag, ${name}`,
  account: "Konto",
  messages: "Nachrichten",
  shortlist: "Merkliste",
  find: "Speaker finden",
  offers: "Auf Sie wartet",
  offerTitle: (speaker: string) => `Angebot von ${speaker}`,
  offerUntil: (moment: string) => `Gilt bis ${moment} Uhr`,
  offerOpen: "Ohne Frist",
  toProfile: "Zum Profil",
  upcoming: "Bevorstehend",
  inquiries: "Anfragen",
  past: "Vergangen und beendet",
  noUpcoming: "Noch ist kein Auftritt bestätigt.",
  emptyTitle: "Noch keine Buchungen",
  emptyText:
    "Sobald Sie einen Speaker buchen oder anfragen, finden Sie hier Termin, Status und Preis.",
} as const;

export const CONTRACT_TODO_TEXTS = {
  sign: (event: string) => `Vertrag unterzeichnen: ${event}`,
  changeRequest: (event: string) => `Änderungswunsch zum Vertrag: ${event}`,
  until: (moment: string) => `Bis ${moment} Uhr`,
  open: "Ohne Frist",
  action: "Vertrag ansehen",
} as const;

export const SPEAKER_TEXTS = {
  pageTitle: "Speaker-Dashboard | Wortbühne",
  title: "Speaker-Dashboard",
  customerSide: "Meine Buchungen als Kunde",
  messages: "Nachrichten",
  blockDays: "Tage blockieren",
  inquiryTitle: (event: string) => `Anfrage: ${event}`,
  due: (hours: number) => `Antwort fällig in ${hours} Std.`,
  overdue: "Antwort überfällig: Zugesagt sind 24 Stunden.",
} as const;
