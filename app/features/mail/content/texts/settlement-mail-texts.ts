/** What speakers read about their money. */
export const SETTLEMENT_MAIL_TEXTS = {
  facts: {
    number: "Nummer",
    reference: "Buchungsnummer",
    event: "Veranstaltung",
    net: "Auszahlung netto",
    vat: "Umsatzsteuer laut Gutschrift",
    total: "Auszahlung",
  },
  subject: (number: string, amount: string) => `Ihre Abrechnung ${number}: ${amount}`,
  preheader: (amount: string) => `Für Sie abgerechnet: ${amount}.`,
  heading: "Ihre Abrechnung ist da",
  occasion: {
    event: "wir haben Ihren Auftritt abgerechnet.",
    cancellation_fee:
      "der Kunde hat Ihren Auftritt storniert. Wir haben Ihren Anteil an der Stornogebühr abgerechnet.",
  },
  statement: "Bitte stellen Sie uns über diesen Betrag Ihre Rechnung.",
  credit:
    "Die Abrechnung ist eine Gutschrift in Ihrem Namen. Eine eigene Rechnung müssen Sie nicht schreiben.",
  toBooking: "Zur Abrechnung",
  file: "Die PDF-Datei finden Sie bei der Buchung. Eine Gutschrift enthält zugleich die E-Rechnung nach EN 16931.",
} as const;
