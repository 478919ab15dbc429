import type { CountryCode } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";

export const SUCCESS_TEXTS = {
  pageTitle: "Zahlung | Wortbühne",
  heading: "Ihre Zahlung",
  lead: "Hier sehen Sie, was aus Ihrer Kartenzahlung geworden ist.",
  none: "Zu dieser Adresse gehört keine Zahlung. Ihre Rechnungen finden Sie in Ihrem Dashboard.",
  signIn: "Melden Sie sich an, um den Stand Ihrer Zahlung zu sehen.",
  signInAction: "Anmelden",
  state: {
    pending: {
      title: "Ihre Zahlung wird bestätigt",
      text: "Das dauert meist nur wenige Sekunden. Diese Seite aktualisiert sich von selbst; Sie können sie auch schließen: Die Bestätigung erhalten Sie per E-Mail.",
    },
    paid: {
      title: "Vielen Dank! Ihre Zahlung ist eingegangen",
      text: "Die Bestätigung haben wir Ihnen per E-Mail geschickt.",
    },
    already_paid: {
      title: "Diese Rechnung ist bereits bezahlt",
      text: "Sie müssen nichts weiter tun.",
    },
    mismatch: {
      title: "Der Betrag stimmt nicht überein",
      text: "Der Zahlungsdienst hat einen anderen Betrag gemeldet als erwartet. Wir prüfen das und melden uns bei Ihnen. Bitte zahlen Sie nicht noch einmal.",
    },
    not_paid: {
      title: "Die Zahlung kam nicht zustande",
      text: "Es wurde nichts abgebucht. Sie können es noch einmal versuchen oder den Betrag überweisen.",
    },
  },
  facts: {
    amount: "Betrag",
    invoice: "Rechnung",
    booking: "Buchung",
    open: "Noch offen",
  },
  toBooking: "Zur Buchung",
  toDashboard: "Zu meinen Buchungen",
  invoicePdf: "Rechnung als PDF",
  contact: "Kontakt aufnehmen",
  retry: "Noch einmal bezahlen",
  transfer: "Per Überweisung zahlen",
} as const;

type SettledTexts = (number: string, amount: string) => { title: string; lead: string };

const SETTLED: Partial<Record<InvoiceState, SettledTexts>> & { covered: SettledTexts } = {
  paid: (number, amount) => ({
    title: "Diese Rechnung ist bezahlt",
    lead: `Rechnung ${number} über ${amount} ist vollständig bezahlt. Sie müssen nichts weiter tun.`,
  }),
  cancelled: (number, amount) => ({
    title: "Diese Rechnung wurde storniert",
    lead: `Rechnung ${number} über ${amount} gilt nicht mehr. Sie müssen nichts bezahlen.`,
  }),
  written_off: (number) => ({
    title: "Diese Rechnung ist abgeschlossen",
    lead: `Für Rechnung ${number} fordern wir nichts mehr. Bitte melden Sie sich, wenn Sie noch zahlen möchten.`,
  }),
  covered: (number, amount) => ({
    title: "Diese Rechnung ist gedeckt",
    lead: `Für Rechnung ${number} über ${amount} haben wir bereits genug von Ihnen erhalten. Wir verrechnen es; Sie müssen nichts weiter tun.`,
  }),
};

export const CANCELED_TEXTS = {
  pageTitle: "Zahlung abgebrochen | Wortbühne",
  heading: "Zahlung abgebrochen",
  lead: "Es wurde nichts abgebucht. Ihre Buchung besteht unverändert weiter. Ob eine Rechnung offen ist, sehen Sie in Ihrem Dashboard.",
  invoice: "Ihre Rechnung",
  signIn: "Melden Sie sich an, um den Stand Ihrer Rechnung zu sehen.",
  signInAction: "Anmelden",
  open: (number: string, amount: string) => ({
    title: "Zahlung abgebrochen",
    lead: `Es wurde nichts abgebucht. Ihre Buchung besteht unverändert weiter, von Rechnung ${number} sind noch ${amount} offen.`,
  }),
  /** What needs no payment (any more). */
  settled: (state: InvoiceState) => SETTLED[state] ?? SETTLED.covered,
  next: "So können Sie weitermachen:",
  retry: "Noch einmal mit Karte zahlen",
  transfer: "Per Überweisung zahlen",
  toBooking: "Zur Buchung",
  toDashboard: "Zu meinen Buchungen",
} as const;

/** For a booking that is unknown or belongs to another account (C-104). */
export const MISSING_TEXTS = {
  text: "Zu dieser Adresse gehört in Ihrem Konto keine Rechnung und keine Zahlung. Prüfen Sie, mit welcher E-Mail-Adresse Sie angemeldet sind.",
} as const;

type StateTexts = {
  readonly variant: "info" | "success" | "notice" | "danger";
  readonly text: string;
};

export const TRANSFER_TEXTS = {
  pageTitle: "Per Überweisung zahlen | Wortbühne",
  heading: "Per Überweisung zahlen",
  lead: "Überweisen Sie den offenen Betrag auf unser Konto. Mit dem Verwendungszweck ordnen wir Ihre Zahlung sofort zu.",
  signIn: "Melden Sie sich an, um die Überweisungsdaten Ihrer Rechnung zu sehen.",
  signInAction: "Anmelden",
  none: "Diese Rechnung gibt es nicht, oder sie gehört nicht zu Ihrem Konto.",
  toDashboard: "Zu meinen Rechnungen",
  toBooking: "Zur Buchung",
  details: "Überweisungsdaten",
  fields: {
    holder: "Empfänger",
    iban: "IBAN",
    bic: "BIC",
    amount: "Betrag",
    purpose: "Verwendungszweck",
    due: "Zahlbar bis",
  },
  held: (amount: string) =>
    `Für diese Buchung haben wir bereits ${amount} von Ihnen erhalten, die noch nicht angerechnet sind. Wir verrechnen sie mit dieser Rechnung oder zahlen sie zurück. Überweisen Sie bis dahin nur, was darüber hinausgeht; wir mahnen nicht.`,
  /** Which invoice the news is about, where no details of it stand below. */
  invoice: (number: string, amount: string) => `Rechnung ${number} über ${amount}`,
  gross: (amount: string) => `Rechnungsbetrag ${amount}`,
  fees: (amount: string) => `zuzüglich Mahngebühren ${amount}`,
  paid: (amount: string) => `bereits erhalten ${amount}`,
  copy: (name: string) => `${name} kopieren`,
  copied: (name: string) => `${name} kopiert`,
  copyFailed: "Kopieren ist hier nicht möglich. Bitte markieren Sie den Text.",
  giroCode: "Girocode",
  giroCodeAlt: "Girocode: QR-Code mit den Überweisungsdaten",
  giroCodeText: "Mit der Banking-App einlesen: Alle Angaben werden übernommen.",
  pdf: "Rechnung als PDF",
  card: "Stattdessen mit Karte zahlen",
  processing:
    "Überweisungen brauchen meist ein bis zwei Bankarbeitstage. Sobald das Geld da ist, bestätigen wir es per E-Mail.",
  notes: {
    DE: null,
    AT: "Aus Österreich überweisen Sie wie im Inland: SEPA-Überweisung in Euro, ohne Auslandsentgelt.",
    CH: "Aus der Schweiz überweisen Sie in Euro als SEPA-Zahlung mit IBAN und BIC. Eine QR-Rechnung in Franken gibt es nicht. Bitte wählen Sie die Spesenregelung „SHA“, damit der volle Betrag ankommt.",
  } satisfies Record<CountryCode, string | null>,
  state: {
    issued: null,
    sent: null,
    partly_paid: {
      variant: "info",
      text: "Ein Teil ist bereits eingegangen. Offen ist noch der Betrag unten.",
    },
    overdue: {
      variant: "danger",
      text: "Diese Rechnung ist überfällig. Bitte überweisen Sie den Betrag jetzt.",
    },
    reminded: {
      variant: "danger",
      text: "Diese Rechnung wurde angemahnt. Bitte überweisen Sie den offenen Betrag jetzt.",
    },
    disputed: {
      variant: "info",
      text: "Wir klären Ihre Rückfrage zu dieser Rechnung. Bis dahin mahnen wir nicht.",
    },
    paid: { variant: "success", text: "Der Betrag ist vollständig eingegangen. Vielen Dank!" },
    cancelled: {
      variant: "info",
      text: "Diese Rechnung wurde storniert. Sie müssen nichts bezahlen.",
    },
    written_off: {
      variant: "info",
      text: "Diese Rechnung ist abgeschlossen. Bitte melden Sie sich, wenn Sie noch zahlen möchten.",
    },
    credit: null,
  } satisfies Record<InvoiceState, StateTexts | null>,
} as const;

export const PAY_TEXTS = {
  pay: "Jetzt bezahlen",
  transfer: "Per Überweisung zahlen",
  failed: "Die Kartenzahlung konnte nicht gestartet werden. Bitte versuchen Sie es noch einmal.",
} as const;
