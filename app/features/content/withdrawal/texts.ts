import { FORM_MESSAGES, WITHDRAWAL_MESSAGES } from "#domain/validation-messages.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
export const WITHDRAWAL_TEXTS = {
  title: "Vertrag widerrufen",
  description:
    "Hier widerrufen Verbraucherinnen und Verbraucher eine Buchung, ohne Konto und mit Bestätigung per E-Mail.",
  lead: "Als Verbraucherin oder Verbraucher können Sie Ihre Buchung hier widerrufen. Sie brauchen dafür kein Konto. Den Eingang bestätigen wir sofort per E-Mail mit Inhalt, Datum und Uhrzeit.",
  name: "Ihr Name",
  reference: "Buchungsnummer",
  referenceHint:
    "Sie beginnt mit WB- und steht in Ihrer Bestätigung. Ohne Nummer nennen Sie Speaker und Tag.",
  email: "E-Mail-Adresse für die Bestätigung",
  next: "Weiter",
  checkTitle: "Bitte prüfen und bestätigen",
  declaration: "Hiermit widerrufe ich den folgenden Vertrag:",
  contract: "Vertrag",
  confirm: "Widerruf bestätigen",
  busy: BUSY_TEXTS.sending,
  back: "Angaben ändern",
  done: "Ihr Widerruf ist eingegangen.",
  doneText: (moment: string, number: string) =>
    `Eingegangen am ${moment} Uhr, Vorgangsnummer ${number}. Die Eingangsbestätigung kommt per E-Mail.`,
  refused: FORM_MESSAGES.marked,
  tooMany: "Von hier kamen gerade viele Erklärungen. Bitte versuchen Sie es später noch einmal.",
  failed: "Ihr Widerruf konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  missing: {
    name: FORM_MESSAGES.name,
    reference: WITHDRAWAL_MESSAGES.reference,
    email: FORM_MESSAGES.email,
  },
  noScript: "Ohne Skripte widerrufen Sie mit einer formlosen E-Mail an:",
  more: "Widerrufsbelehrung lesen",
} as const;
