/** What accompanies an invoice or takes one back; the document itself is attached. */
export const INVOICE_MAIL_TEXTS = {
  facts: {
    number: "Rechnungsnummer",
    cancelledNumber: "Aufgehobene Rechnung",
    cancellationNumber: "Stornorechnung",
    reference: "Buchungsnummer",
    event: "Veranstaltung",
    amount: "Betrag",
    due: "Fällig am",
    holder: "Empfänger",
    iban: "IBAN",
    purpose: "Verwendungszweck",
  },
  toDashboard: "Zu meinen Buchungen",
  attached:
    "Die PDF-Datei im Anhang ist zugleich eine E-Rechnung nach EN 16931 (ZUGFeRD/Factur-X). Im Dashboard erhalten Sie sie auch als XRechnung.",
  issued: {
    subject: (number: string, title: string) => `Rechnung ${number}: ${title}`,
    preheader: (day: string) => `Zahlbar ohne Abzug bis ${day}.`,
    heading: "Ihre Rechnung",
    text: (day: string) =>
      `anbei erhalten Sie Ihre Rechnung. Bitte überweisen Sie den Betrag bis zum ${day} und geben Sie die Rechnungsnummer als Verwendungszweck an.`,
  },
  cancelled: {
    subject: (number: string) => `Rechnung ${number} wurde storniert`,
    preheader: "Die Rechnung ist aufgehoben. Sie müssen sie nicht mehr bezahlen.",
    heading: "Ihre Rechnung wurde storniert",
    text: "anbei erhalten Sie die Stornorechnung. Sie hebt die genannte Rechnung vollständig auf. Haben Sie bereits gezahlt, erstatten wir Ihnen den Betrag.",
  },
} as const;
