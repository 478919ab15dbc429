import type { BookingStage } from "#domain/booking/list/booking-list.ts";
import type { BookingEvent } from "#domain/booking/status.ts";
import { BOOKING_STATUS_WORDS } from "#parts/status-labels.ts";
import { CUSTOMER_TEXTS } from "../texts.ts";

export const DASHBOARD_TEXTS = {
  todo: "Heute zu erledigen",
  open: (count: number) => `${count} offen`,
  nothing: "Alles erledigt. Neue Anfragen erscheinen hier.",
  answer: "Angebot machen",
  hold: "Zusagen",
  decline: "Ablehnen",
  retract: "Angebot zurücknehmen",
  cancel: "Stornieren",
  details: "Details",
  offerTitle: (event: string) => `Offenes Angebot: ${event}`,
  offerDue: (moment: string) => `Der Kunde kann bis ${moment} Uhr annehmen.`,
  postponementTitle: (event: string) => `Verschiebung gewünscht: ${event}`,
  postponementLine: (day: string, newDay: string) => `Bisher ${day}, gewünscht ${newDay}`,
  postponementDue: (moment: string) => `Antwort bis ${moment} Uhr`,
  soonTitle: (event: string) => `Auftritt: ${event}`,
  soonDue: (days: number) => {
    if (days === 0) return "Heute";
    return days === 1 ? "Morgen" : `In ${days} Tagen`;
  },
  upcoming: "Nächste Auftritte",
  noUpcoming: CUSTOMER_TEXTS.noUpcoming,
  all: "Buchungen und Anfragen",
  searchHint: "Titel, Ort oder Nummer",
  filter: "Nach Status filtern",
  everything: "Alle",
  sorts: [
    { sort: "event_date", order: "desc", label: "Termin, neueste zuerst" },
    { sort: "event_date", order: "asc", label: "Termin, älteste zuerst" },
    { sort: "created_at", order: "desc", label: "Zuletzt eingegangen" },
    { sort: "total_amount", order: "desc", label: "Honorar, höchstes zuerst" },
  ],
  empty: "Noch keine Buchungen",
  emptyText: "Sobald Sie jemand anfragt oder bucht, steht es hier. Ein vollständiges Profil hilft.",
} as const;

export const STAGE_TEXTS: Record<BookingStage, string> = {
  requested: BOOKING_STATUS_WORDS.requested,
  pending: BOOKING_STATUS_WORDS.pending,
  confirmed: BOOKING_STATUS_WORDS.confirmed,
  completed: BOOKING_STATUS_WORDS.completed,
  over: "Beendet",
};

export type AnswerEvent = Extract<BookingEvent, "offer" | "hold" | "decline" | "retract">;

type AnswerTexts = {
  title: (event: string) => string;
  lead: string;
  submit: string;
  done: string;
  /** The words that go along, under the name of the API. */
  words: { name: "message" | "reason"; label: string; hint: string; isOptional: boolean } | null;
};

export const ANSWER_TEXTS: Record<AnswerEvent, AnswerTexts> = {
  offer: {
    title: (event) => `Angebot für „${event}“`,
    lead: "Der Tag ist ab jetzt für diese Anfrage vorgemerkt, bis der Kunde antwortet oder die Frist des Angebots endet.",
    submit: "Angebot senden",
    done: "Ihr Angebot ist gesendet.",
    words: {
      name: "message",
      label: "Nachricht an den Kunden",
      hint: "Zum Beispiel was enthalten ist und was Sie vor Ort brauchen.",
      isOptional: true,
    },
  },
  hold: {
    title: (event) => `„${event}“ zusagen`,
    lead: "Sie sagen zum angefragten Preis zu und halten den Tag frei. Verbindlich wird es, sobald der Kunde bestätigt; sonst endet die Reservierung mit ihrer Frist.",
    submit: "Zusagen und Tag reservieren",
    done: "Sie haben zugesagt. Der Tag ist reserviert.",
    words: {
      name: "message",
      label: "Nachricht an den Kunden",
      hint: "Wird mit Ihrer Zusage gesendet.",
      isOptional: true,
    },
  },
  decline: {
    title: (event) => `„${event}“ ablehnen`,
    lead: "Der Kunde erfährt den Grund und kann jemand anderen anfragen.",
    submit: "Anfrage ablehnen",
    done: "Die Anfrage ist abgelehnt.",
    words: {
      name: "reason",
      label: "Grund",
      hint: "Ein Satz genügt, zum Beispiel „An diesem Tag bin ich bereits gebucht.“",
      isOptional: false,
    },
  },
  retract: {
    title: (event) => `Angebot für „${event}“ zurücknehmen`,
    lead: "Der Kunde kann das Angebot dann nicht mehr annehmen, und der Tag wird wieder frei.",
    submit: "Angebot zurücknehmen",
    done: "Das Angebot ist zurückgenommen.",
    words: {
      name: "reason",
      label: "Grund",
      hint: "Wird dem Kunden mitgeteilt.",
      isOptional: true,
    },
  },
};

export const ANSWER_FORM = {
  price: "Ihr Preis netto in Euro",
  priceHint: (listed: string) =>
    `Angefragt zum Listenpreis von ${listed} netto. Ihr Preis enthält die Reisekosten und gilt vor Provision.`,
  priceError: "Bitte geben Sie einen Betrag in Euro an, zum Beispiel 4.800.",
  cancel: "Abbrechen",
} as const;
