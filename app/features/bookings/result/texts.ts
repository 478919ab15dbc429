import type { BookingMode } from "#domain/booking/status.ts";
import { OUTCOME_TEXTS } from "../outcome-texts.ts";

export const RESULT_TEXTS: Record<
  BookingMode,
  {
    pageTitle: string;
    title: string;
    thanks: string;
    /** With a deposit there are two invoices. */
    next: readonly { title: string; text: string; withDeposit?: string }[];
  }
> = {
  direct: {
    pageTitle: "Buchung bestätigt | Wortbühne",
    title: "Vielen Dank für Ihre Buchung!",
    thanks:
      "Ihre Buchung ist bei uns eingegangen. Die Bestätigung und die Rechnung erhalten Sie per E-Mail.",
    next: [
      {
        title: "Jetzt gleich",
        text: "Sie erhalten eine Bestätigung per E-Mail, und der Speaker wird benachrichtigt.",
      },
      {
        title: "Rechnung",
        text: "Die Rechnung kommt ebenfalls per E-Mail. Das Zahlungsziel beträgt 14 Tage.",
        withDeposit:
          "Die Rechnungen über Anzahlung und Rest kommen ebenfalls per E-Mail, zahlbar wie auf der Rechnung angegeben.",
      },
      {
        title: "Vor der Veranstaltung",
        text: "Der Speaker stimmt Ablauf, Technik und Inhalt mit Ihrer Ansprechperson ab.",
      },
    ],
  },
  inquiry: {
    pageTitle: "Anfrage gesendet | Wortbühne",
    title: "Vielen Dank für Ihre Anfrage!",
    thanks: OUTCOME_TEXTS.unbinding,
    next: [
      {
        title: "Innerhalb von 24 Stunden",
        text: "Der Speaker antwortet in der Regel in dieser Zeit mit einem Angebot oder einer Rückfrage.",
      },
      {
        title: "Ihr Angebot",
        text: "Sie finden es unter „Meine Buchungen“ und nehmen es dort an oder lehnen es ab.",
      },
      {
        title: "Erst dann verbindlich",
        text: "Solange Sie kein Angebot annehmen, entstehen Ihnen keine Kosten.",
      },
    ],
  },
};

export const DETAIL_TEXTS = {
  yourBooking: "Ihre Buchung",
  missingText:
    "Es gibt sie nicht, oder sie gehört zu einem anderen Konto. Prüfen Sie, mit welcher E-Mail-Adresse Sie angemeldet sind.",
  nextTitle: "So geht es weiter",
  reference: "Buchungsnummer",
  booking: "Das haben wir vereinbart",
  inquiry: "Das haben Sie angefragt",
  speaker: "Speaker",
  date: "Termin",
  when: (day: string, time: string) => `${day}, ${time} Uhr`,
  format: "Format",
  length: "Dauer",
  duration: (minutes: number) => `${minutes} Minuten`,
  event: "Veranstaltung",
  location: "Ort",
  net: "Netto",
  vat: (percent: string) => `${percent} % MwSt.`,
  gross: "Brutto",
  travel: "Reisekosten",
  company: "Unternehmen",
  contact: "Kontakt",
  invoiceReady: (number: string) => `Rechnung ${number} wurde erstellt und per E-Mail versendet.`,
  invoiceDownload: "Rechnung (PDF)",
  calendar: "In den Kalender eintragen",
  toBookings: "Meine Buchungen",
  toFinder: "Weitere Speaker finden",
  similar: "Falls es nicht klappt",
  similarText: "Sehen Sie sich schon jetzt passende Alternativen an. Ihre Anfrage bleibt bestehen.",
  similarLink: "Ähnliche Speaker ansehen",
  help: "Haben Sie Fragen?",
  helpText: "Antworten Sie einfach auf die Bestätigung, die Sie per E-Mail erhalten haben.",
  signIn: "Melden Sie sich an, um Ihre Buchung oder Anfrage zu sehen.",
  signInAction: "Anmelden",
} as const;
