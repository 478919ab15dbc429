/** What accompanies an invoice or takes one back; the document itself is attached. */
export const INVOICE_MAIL_TEXTS = {
  facts: {
    number: "Rechnungsnummer",
    cancelledNumber: "Aufgehobene Rechnung",
    cancellationNumber: "Stornorechnung",
    reference: "Buchungsnummer",
    event: "Veranstaltung",
    amount: "Betrag",
    creditOffset: "Verrechnet",
    open: "Noch offen",
    refund: "Wird erstattet",
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
  creditOffset: {
    subject: (number: string) => `Rechnung ${number}: mit Ihrer Zahlung verrechnet`,
    preheader: "Was Sie für diese Buchung schon gezahlt haben, ist angerechnet.",
    heading: "Ihre Zahlung ist angerechnet",
    full: "anbei erhalten Sie die Rechnung. Wir haben sie mit dem verrechnet, was Sie für diese Buchung bereits gezahlt haben. Sie ist damit vollständig bezahlt, Sie müssen nichts überweisen.",
    partial: (day: string) =>
      `anbei erhalten Sie die Rechnung. Wir haben sie mit dem verrechnet, was Sie für diese Buchung bereits gezahlt haben. Bitte überweisen Sie nur, was noch offen ist, bis zum ${day}, und geben Sie die Rechnungsnummer als Verwendungszweck an.`,
  },
  cancelled: {
    subject: (number: string) => `Rechnung ${number} wurde storniert`,
    preheader: "Die Rechnung ist aufgehoben. Sie müssen sie nicht mehr bezahlen.",
    heading: "Ihre Rechnung wurde storniert",
    text: "anbei erhalten Sie die Stornorechnung. Sie hebt die genannte Rechnung vollständig auf.",
  },
} as const;
