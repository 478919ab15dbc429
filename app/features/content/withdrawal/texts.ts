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
  busy: "Wird gesendet...",
  back: "Angaben ändern",
  done: "Ihr Widerruf ist eingegangen.",
  doneText: (moment: string, number: string) =>
    `Eingegangen am ${moment} Uhr, Vorgangsnummer ${number}. Die Eingangsbestätigung kommt per E-Mail.`,
  refused: "Bitte prüfen Sie die markierten Angaben.",
  tooMany: "Von hier kamen gerade viele Erklärungen. Bitte versuchen Sie es später noch einmal.",
  failed: "Ihr Widerruf konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  missing: {
    name: "Bitte nennen Sie Ihren Namen.",
    reference: "Bitte nennen Sie die Buchungsnummer oder beschreiben Sie die Buchung.",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
  },
  noScript: "Ohne Skripte widerrufen Sie mit einer formlosen E-Mail an:",
  more: "Widerrufsbelehrung lesen",
} as const;
