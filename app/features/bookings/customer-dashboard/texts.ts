import { REVIEW_INVITATION } from "#domain/booking/review/review-invitation.ts";
import type { OwnInvoiceState } from "#domain/invoicing/own-invoice.ts";
import { INVOICE_STATE_WORDS } from "#parts/status-labels.ts";
import type { TimeLeft } from "./booking/countdown.ts";
import type { DashboardView } from "./dashboard-view.ts";

const UNITS: Readonly<Record<TimeLeft["unit"], readonly [one: string, many: string]>> = {
  minutes: ["Minute", "Minuten"],
  hours: ["Stunde", "Stunden"],
  days: ["Tag", "Tage"],
};

export const DASHBOARD_TEXTS = {
  views: "Bereiche",
  view: {
    uebersicht: "Übersicht",
    buchungen: "Alle Buchungen",
    rechnungen: "Rechnungen",
    vertraege: "Verträge",
    rechnungsdaten: "Rechnungsdaten",
  } satisfies Record<DashboardView, string>,
  left: ({ unit, count }: TimeLeft) => `noch ${count} ${UNITS[unit][count === 1 ? 0 : 1]}`,
  inDays: (days: number) => {
    if (days <= 0) return "heute";
    return days === 1 ? "morgen" : `in ${days} Tagen`;
  },
  allDone: "Im Moment wartet nichts auf Sie.",
  needCount: (count: number) => `${count} offen`,
  openOffer: "Angebot ansehen",
  openBooking: "Buchung ansehen",
  offerDue: (until: string, left: string) => `${until} (${left})`,
  invoiceTitle: (number: string) => `Rechnung ${number}`,
  invoiceOverdue: (day: string, amount: string) => `Überfällig seit ${day}: ${amount}`,
  invoiceDue: (day: string, amount: string) => `Zahlbar bis ${day}: ${amount}`,
  toInvoice: "Rechnung ansehen",
  messagesTitle: (count: number) =>
    count === 1 ? "Eine ungelesene Nachricht" : `${count} ungelesene Nachrichten`,
  messagesLine: (count: number) =>
    count === 1 ? "Sie wartet auf Ihre Antwort." : "Sie warten auf Ihre Antwort.",
  toMessages: "Nachrichten öffnen",
  reviewTitle: REVIEW_INVITATION.speaker,
  reviewDue: REVIEW_INVITATION.why,
  toReview: "Bewertung schreiben",
  next: "Nächste Veranstaltung",
  inquiryClock: (left: string) => `Antwort in der Regel innerhalb von 24 Stunden, ${left}`,
  inquiryLate:
    "Die üblichen 24 Stunden sind vorbei. Fragen Sie nach oder sehen Sie sich Alternativen an.",
  allPast: (count: number) =>
    count === 1 ? "1 Buchung ansehen" : `Alle ${count} Buchungen ansehen`,
  start: {
    title: "So kommen Sie zu Ihrem Speaker",
    steps: [
      {
        title: "Thema und Budget wählen",
        text: "Suchen Sie nach Thema, Ort und Preis und vergleichen Sie bis zu drei Speaker.",
      },
      {
        title: "Termin anfragen oder direkt buchen",
        text: "Eine Anfrage ist unverbindlich. Speaker antworten in der Regel innerhalb von 24 Stunden.",
      },
      {
        title: "Angebot annehmen",
        text: "Erst mit Ihrer Annahme wird es verbindlich. Rechnung und Kalendereintrag finden Sie danach hier.",
      },
    ],
    browse: "Themen ansehen",
  },
} as const;

export const SEARCH_TEXTS = {
  placeholder: "Titel, Ort, Speaker oder Nummer",
  status: "Status",
  sorts: [
    { sort: "event_date", order: "desc", label: "Termin, neueste zuerst" },
    { sort: "event_date", order: "asc", label: "Termin, älteste zuerst" },
    { sort: "created_at", order: "desc", label: "Zuletzt angefragt" },
    { sort: "total_amount", order: "desc", label: "Betrag, höchster zuerst" },
    { sort: "speaker", order: "asc", label: "Speaker, A bis Z" },
  ],
} as const;

export const INVOICE_TEXTS = {
  title: "Rechnungen",
  state: {
    open: { word: "Offen", shape: "waiting" },
    overdue: { word: INVOICE_STATE_WORDS.overdue, shape: "failed" },
    paid: { word: INVOICE_STATE_WORDS.paid, shape: "done" },
    cancelled: { word: INVOICE_STATE_WORDS.cancelled, shape: "off" },
    credit: { word: INVOICE_STATE_WORDS.credit, shape: "off" },
  } as const satisfies Record<OwnInvoiceState, { word: string; shape: string }>,
  columns: {
    number: "Rechnung",
    issued: "Ausgestellt",
    due: "Fällig",
    state: "Stand",
    net: "Netto",
    gross: "Brutto",
    files: "Dateien",
  },
  kinds: { invoice: "Rechnung", cancellation: "Stornorechnung" },
  partlyPaid: (amount: string) => `noch offen: ${amount}`,
  notReady: "Die Dateien werden gerade erstellt.",
  pdf: "PDF",
  pdfOf: (number: string) => `${number} als PDF herunterladen`,
  xml: "XRechnung",
  xmlOf: (number: string) => `${number} als XRechnung herunterladen`,
  placeholder: "Nummer oder Veranstaltung",
  sorts: [
    { sort: "issued", order: "desc", label: "Neueste zuerst" },
    { sort: "due", order: "asc", label: "Fällig, nächste zuerst" },
    { sort: "gross", order: "desc", label: "Betrag, höchster zuerst" },
  ],
  none: "Noch keine Rechnungen",
  noneText: "Rechnungen erscheinen hier, sobald eine Buchung verbindlich ist.",
} as const;

export const BILLING_TEXTS = {
  title: "Firma und Rechnungsanschrift",
  text: "Diese Angaben füllen neue Buchungen vor. Ausgestellte Rechnungen ändern sich dadurch nicht.",
  security: "Anmeldung und Sicherheit",
  securityText: "E-Mail-Adresse, Passwort und zweiter Faktor liegen in Ihrem Konto.",
  toAccount: "Zu Konto und Sicherheit",
} as const;
