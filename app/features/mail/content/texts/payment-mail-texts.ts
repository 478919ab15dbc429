import type { ReminderLevel } from "#domain/invoicing/dunning.ts";

type ReminderTexts = {
  readonly subject: (number: string) => string;
  readonly preheader: (day: string) => string;
  readonly heading: string;
  readonly text: (due: string, until: string) => string;
};

/** What customers read about money: that it has come, or that it has not. */
export const PAYMENT_MAIL_TEXTS = {
  facts: {
    number: "Rechnungsnummer",
    reference: "Buchungsnummer",
    event: "Veranstaltung",
    received: "Eingegangen",
    open: "Noch offen",
    overpaid: "Ihr Guthaben",
    gross: "Rechnungsbetrag",
    fees: "Mahngebühren",
    paid: "Bereits gezahlt",
    due: "Fällig war",
    until: "Bitte zahlen bis",
    holder: "Empfänger",
    iban: "IBAN",
    purpose: "Verwendungszweck",
  },
  toBooking: "Zur Buchung",
  pay: "Jetzt bezahlen",
  received: {
    subject: (number: string) => `Zahlung zu Rechnung ${number} erhalten`,
    preheader: "Vielen Dank, Ihre Zahlung ist eingegangen.",
    heading: "Ihre Zahlung ist eingegangen",
    full: "vielen Dank für Ihre Zahlung. Die Rechnung ist damit vollständig bezahlt.",
    cancelled:
      "vielen Dank für Ihre Zahlung. Die Rechnung ist inzwischen storniert, deshalb verrechnen wir den Betrag mit einer offenen Rechnung zu dieser Buchung oder erstatten ihn Ihnen.",
    overpaid:
      "vielen Dank für Ihre Zahlung. Die Rechnung ist vollständig bezahlt; was darüber hinaus eingegangen ist, verrechnen wir mit einer offenen Rechnung zu dieser Buchung oder erstatten es Ihnen.",
    partial: "vielen Dank für Ihre Zahlung. Ein Teil des Betrags ist noch offen.",
  },
  crossing:
    "Hat sich Ihre Zahlung mit dieser Nachricht überschnitten, betrachten Sie sie bitte als gegenstandslos.",
  question: "Stimmt etwas an der Rechnung nicht? Antworten Sie einfach auf diese E-Mail.",
  reminders: {
    1: {
      subject: (number) => `Erinnerung: Rechnung ${number} ist noch offen`,
      preheader: (day) => `Bitte überweisen Sie den Betrag bis ${day}.`,
      heading: "Zahlungserinnerung",
      text: (due, until) =>
        `sicher ist es Ihnen nur entgangen: Unsere Rechnung war am ${due} fällig, und wir konnten noch keinen vollständigen Zahlungseingang feststellen. Bitte überweisen Sie den offenen Betrag bis ${until}.`,
    },
    2: {
      subject: (number) => `Mahnung zu Rechnung ${number}`,
      preheader: (day) => `Der Betrag ist überfällig. Bitte zahlen Sie bis ${day}.`,
      heading: "Mahnung",
      text: (due, until) =>
        `auf unsere Zahlungserinnerung zur Rechnung, die am ${due} fällig war, ist kein vollständiger Betrag eingegangen. Bitte überweisen Sie den offenen Betrag bis ${until}.`,
    },
    3: {
      subject: (number) => `Letzte Mahnung zu Rechnung ${number}`,
      preheader: (day) => `Letzte Frist: ${day}.`,
      heading: "Letzte Mahnung",
      text: (due, until) =>
        `trotz Erinnerung und Mahnung ist der Betrag unserer Rechnung, die am ${due} fällig war, noch offen. Wir setzen Ihnen eine letzte Frist bis ${until}. Danach behalten wir uns weitere Schritte vor.`,
    },
  } satisfies Record<ReminderLevel, ReminderTexts>,
} as const;
