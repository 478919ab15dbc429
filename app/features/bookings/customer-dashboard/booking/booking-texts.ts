import { BUSY_TEXTS } from "#parts/busy-texts.ts";
/** The page of one booking as the organiser sees it. */
export const BOOKING_PAGE_TEXTS = {
  pageTitle: "Buchung | Wortbühne",
  back: "Meine Buchungen",
  missing: "Buchung nicht gefunden",
  missingText:
    "Diese Buchung gibt es nicht, oder sie gehört zu einem anderen Konto. Prüfen Sie, mit welcher E-Mail-Adresse Sie angemeldet sind.",
  agreed: "Das ist vereinbart",
  wasAgreed: "Das war vereinbart",
  asked: "Das haben Sie angefragt",
  offered: "Das wird Ihnen angeboten",
  documents: "Rechnung",
  noDocuments: "Eine Rechnung gibt es, sobald die Buchung verbindlich ist.",
  payUntil: (amount: string, day: string) => `${amount}, zahlbar bis ${day}`,
  held: (amount: string) =>
    `${amount}, die Sie für diese Buchung bereits gezahlt haben, verrechnen wir mit dieser Rechnung oder zahlen sie zurück.`,
  invoicePdf: (number: string) => `Rechnung ${number} (PDF)`,
  invoiceXml: "XRechnung",
  creditPdf: (number: string) => `Stornorechnung ${number} (PDF)`,
  actions: "Was möchten Sie tun?",
  accept: "Angebot annehmen",
  acceptHint: (until: string) => `Das Angebot gilt bis ${until} Uhr.`,
  withdrawInquiry: "Anfrage zurückziehen",
  withdrawOffer: "Angebot ablehnen",
  cancel: "Buchung stornieren",
  postpone: "Termin verschieben",
  again: "Erneut buchen",
  similar: "Ähnliche Speaker ansehen",
  report: "Problem melden",
  foot: { cancel: "Abbrechen", busy: BUSY_TEXTS.sending },
} as const;

export const ACCEPT_TEXTS = {
  title: (speaker: string) => `Angebot von ${speaker} annehmen`,
  changed: (from: string, to: string) =>
    `Der Preis weicht von Ihrer Anfrage ab: ${to} statt ${from} (netto).`,
  same: "Der Preis entspricht Ihrer Anfrage.",
  binding: "Das wird mit Ihrer Annahme verbindlich:",
  invoice: (gross: string) => `Sie erhalten eine Rechnung über ${gross} mit 14 Tagen Zahlungsziel.`,
  deposit: (gross: string) =>
    `Sie erhalten zwei Rechnungen über zusammen ${gross}: Anzahlung und Rest, zahlbar wie auf der Rechnung angegeben.`,
  points: (day: string, speaker: string, payment: string) => [
    `${speaker} ist am ${day} fest für Sie gebucht.`,
    payment,
    "Für eine spätere Stornierung gelten die Stornobedingungen.",
  ],
  submit: "Zahlungspflichtig annehmen",
  done: "Angebot angenommen. Ihre Rechnung wird erstellt und per E-Mail versendet.",
} as const;

export const WITHDRAW_TEXTS = {
  inquiryTitle: (title: string) => `Anfrage „${title}“ zurückziehen?`,
  offerTitle: (title: string) => `Angebot für „${title}“ ablehnen?`,
  inquiryText: (speaker: string) =>
    `${speaker} wird benachrichtigt. Das kostet nichts und lässt sich nicht rückgängig machen.`,
  offerText: (speaker: string) =>
    `${speaker} wird benachrichtigt, und der Termin wird wieder frei. Das kostet nichts und lässt sich nicht rückgängig machen.`,
  inquirySubmit: "Anfrage zurückziehen",
  offerSubmit: "Angebot ablehnen",
  inquiryDone: "Ihre Anfrage ist zurückgezogen.",
  offerDone: "Sie haben das Angebot abgelehnt.",
} as const;

export const POSTPONE_TEXTS = {
  title: "Termin verschieben",
  terms: "Das gilt für die Verschiebung",
  points: (speaker: string, day: string) => [
    "Sie kostet nichts. Preis und Umfang bleiben gleich.",
    `${speaker} muss zusagen. Bis dahin gilt Ihre Buchung am ${day}, und der neue Tag ist nicht reserviert.`,
    "Mit der Zusage erhalten Sie eine neue Fassung des Vertrags. Eine offene Rechnung ersetzen wir durch eine neue. Ist sie bezahlt oder angemahnt, bleibt sie gültig.",
  ],
  cancelling: (amounts: string) =>
    `Zum Vergleich: Eine Stornierung kostet heute ${amounts}. Nach der Verschiebung zählt dafür der neue Tag.`,
  day: "Neuer Tag",
  chosen: (day: string) => `Gewählt: ${day}`,
  noDay: "Bitte wählen Sie einen Tag.",
  message: "Nachricht an den Speaker",
  messageHint: "Zum Beispiel warum der Termin nicht bleiben kann.",
  submit: "Neuen Tag vorschlagen",
  done: "Ihr Vorschlag ist gesendet. Sie erfahren per E-Mail, ob der neue Tag möglich ist.",
} as const;
