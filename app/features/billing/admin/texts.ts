import type { MatchKind } from "#domain/invoicing/bank-entry.ts";
import type { YearlyExport } from "#domain/invoicing/invoice-list.ts";
import type { InvoiceAction, InvoiceState } from "#domain/invoicing/invoice-state.ts";
import type { PaymentKind, PaymentStatus } from "#domain/invoicing/payment.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { INVOICE_STATE_WORDS } from "#parts/status-labels.ts";
import { STATE_TEXTS } from "#parts/texts.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

type StateWord = { readonly word: string; readonly shape: StatusShape };

export const INVOICE_STATE: Record<InvoiceState, StateWord> = {
  issued: { word: INVOICE_STATE_WORDS.issued, shape: "asked" },
  sent: { word: INVOICE_STATE_WORDS.sent, shape: "waiting" },
  partly_paid: { word: INVOICE_STATE_WORDS.partly_paid, shape: "waiting" },
  overdue: { word: INVOICE_STATE_WORDS.overdue, shape: "failed" },
  reminded: { word: INVOICE_STATE_WORDS.reminded, shape: "failed" },
  disputed: { word: INVOICE_STATE_WORDS.disputed, shape: "asked" },
  paid: { word: INVOICE_STATE_WORDS.paid, shape: "done" },
  cancelled: { word: INVOICE_STATE_WORDS.cancelled, shape: "off" },
  written_off: { word: INVOICE_STATE_WORDS.written_off, shape: "off" },
  credit: { word: INVOICE_STATE_WORDS.credit, shape: "off" },
};

export const ADMIN_INVOICE_TEXTS = {
  pageTitle: "Rechnungen | Verwaltung | Wortbühne",
  title: "Rechnungen",
  note: "Ausgestellte Rechnungen werden nie geändert oder gelöscht, nur durch eine Stornorechnung aufgehoben.",
  placeholder: "Nummer, Buchung oder Empfänger",
  emptyTitle: "Noch keine Rechnungen",
  emptyText: "Rechnungen entstehen mit jeder verbindlichen Buchung.",
  columns: {
    number: "Nummer",
    buyer: "Empfänger",
    net: "Netto",
    vat: "USt",
    gross: "Brutto",
    issued: "Ausgestellt",
    due: "Fällig",
    paid: "Bezahlt",
    level: "Mahnstufe",
    state: "Stand",
  },
  state: "Stand",
  late: "Fälligkeit überschritten",
  year: "Jahr",
  parts: { full: "", deposit: "Anzahlung", balance: "Restbetrag" },
  open: (number: string) => `Rechnung ${number} öffnen`,
  bankFile: "Bankdatei abgleichen",
  exports: "Jahresexporte",
  exportTitle: "Jahresexport",
  exportYear: "Jahr",
  exportKinds: {
    datev: "DATEV-Buchungsstapel",
    dac7: "DAC7-Meldedaten (Tabelle)",
    ksa: "Künstlersozialabgabe",
  } satisfies Record<Exclude<YearlyExport, "dac7_xml">, string>,
  failed: FAILED_TEXTS.again,
} as const;

export const INVOICE_FILE_TEXTS = {
  title: (number: string) => `Rechnung ${number}`,
  facts: {
    state: "Stand",
    booking: "Buchung",
    cancels: "Hebt auf",
    cancelledBy: "Aufgehoben durch",
    buyer: "Empfänger",
    issued: "Ausgestellt",
    due: "Fällig",
    net: "Netto",
    vat: "USt",
    gross: "Brutto",
    level: "Mahnung",
    fees: "Mahngebühren",
    paid: "Bezahlt",
    open: "Offen",
    writtenOff: "Ausgebucht",
    overpaid: "Zu viel gezahlt, bitte erstatten oder verrechnen",
    credit: "Guthaben aus",
    payout: "Auszahlung an Speaker",
    commission: "Provision",
  },
  vatReasons: {
    standard: (percent: string) => `${percent} %`,
    reverse_charge: () => "Reverse Charge",
    not_taxable: () => "nicht steuerbar",
    small_business: () => "Kleinunternehmer",
  },
  files: "Dateien",
  pdf: "PDF (ZUGFeRD)",
  xml: "XRechnung",
  settlement: "Abrechnung Speaker",
  payments: "Zahlungen",
  noPayments: "Noch keine Zahlung.",
  paymentStatus: {
    pending: "begonnen",
    succeeded: "eingegangen",
    failed: "fehlgeschlagen",
    canceled: "abgebrochen",
    mismatch: "Betrag weicht ab",
  } satisfies Record<PaymentStatus, string>,
  creditOffset: { payment: "angerechnet", refund: "abgegeben" } satisfies Record<
    PaymentKind,
    string
  >,
  refund: "Erstattung",
  /** A refund counts as far as its payment does. */
  refundStatus: {
    pending: "Zahlung noch nicht bestätigt",
    succeeded: "ausgezahlt",
    failed: "zählt nicht",
    canceled: "zählt nicht",
    mismatch: "zählt nicht",
  } satisfies Record<PaymentStatus, string>,
  reminders: "Mahnungen",
  reminder: (moment: string, fee: string, day: string) =>
    `Gesendet ${moment} · Gebühr ${fee} · zahlbar bis ${day}`,
  history: "Verlauf",
  noHistory: STATE_TEXTS.noEntries,
  historyActions: {
    "invoice.pay": "Zahlung verbucht",
    "invoice.refund": "Erstattung verbucht",
    "invoice.remind": "Mahnung versendet",
    "invoice.dispute": "Als strittig markiert",
    "invoice.settle_dispute": "Streit beendet",
    "invoice.write_off": "Ausgebucht",
    "invoice.cancel": "Storniert",
    "invoice.reissue": "Neu ausgestellt",
    "invoice.offset": "Verrechnet",
    "invoice.move": "Für den neuen Termin ersetzt",
    "payment.mismatch": "Abweichender Betrag gemeldet",
    "payment.failed": "Kartenzahlung fehlgeschlagen",
    "payment.canceled": "Kartenzahlung abgebrochen",
    "payment.refunded": "Kartenzahlung erstattet",
    "payment.withdrawn": "Kartenzahlung von der Bank zurückgebucht",
    "payment.reinstated": "Zurückgebuchte Kartenzahlung wieder gutgeschrieben",
  } as Readonly<Record<string, string>>,
  level: (level: number) => `Stufe ${level}`,
  actions: {
    pay: "Zahlung verbuchen",
    refund: "Erstattung verbuchen",
    remind: "Mahnung senden",
    dispute: "Als strittig markieren",
    settle_dispute: "Streit beenden",
    write_off: "Ausbuchen",
    cancel: "Stornieren",
    reissue: "Neu ausstellen",
    offset: "Verrechnen",
  } satisfies Record<InvoiceAction, string>,
  reason: "Grund",
  reasonHint: "Steht im Verlauf und im Protokoll, nicht auf der Rechnung.",
  confirm: {
    remind: (open, level) =>
      `Die Mahnung der Stufe ${level} über ${open} geht sofort per E-Mail an den Kunden, dazu die Gebühr aus den Einstellungen.`,
    dispute: () => "Solange die Rechnung strittig ist, gehen keine Mahnungen hinaus.",
    settle_dispute: () =>
      "Die Rechnung ist danach wieder offen, und Mahnungen gehen wieder hinaus.",
    write_off: (open) =>
      `${open} werden nicht weiter verfolgt und im DATEV-Export als Forderungsverlust gebucht. Das lässt sich nicht zurücknehmen; Geld, das doch noch kommt, verbuchen Sie wie sonst.`,
    cancel: () =>
      "Es entsteht eine Stornorechnung, die dem Kunden zugeht. Das lässt sich nicht zurücknehmen. Mahngebühren entfallen, was bezahlt ist, wird mit der nächsten Rechnung dieser Buchung verrechnet oder erstattet. Steht die Buchung noch, stellen Sie danach hier eine neue Rechnung aus.",
    reissue: () =>
      "Die Buchung erhält eine neue Rechnung mit neuer Nummer, nach ihrem heutigen Stand. Bei einer Anzahlung wird nur der stornierte Teil neu ausgestellt. Was für die stornierte Rechnung gezahlt ist und noch nicht erstattet wurde, wird sofort verrechnet.",
    offset: (open) =>
      `Das Guthaben dieser Buchung wird auf diese Rechnung umgebucht, höchstens die offenen ${open}. Es bewegt sich kein Geld, im DATEV-Export entsteht keine Bankbuchung. Der Kunde erhält eine E-Mail darüber.`,
  } satisfies Record<
    Exclude<InvoiceAction, "pay" | "refund">,
    (open: string, level: number) => string
  >,
  cancelAction: "Abbrechen",
  done: "Erledigt.",
  payment: {
    amount: "Betrag in Euro",
    amountHint: "Zum Beispiel 5.950,00",
    amountError: "Bitte geben Sie einen Betrag wie 5.950,00 ein.",
    day: { payment: "Eingegangen am", refund: "Ausgezahlt am" } satisfies Record<
      PaymentKind,
      string
    >,
    note: "Notiz",
    save: "Verbuchen",
    saved: {
      payment: "Die Zahlung wurde verbucht.",
      refund: "Die Erstattung wurde verbucht.",
    } satisfies Record<PaymentKind, string>,
  },
} as const;

export const BANK_TEXTS = {
  title: "Bankdatei abgleichen",
  text: "Kontoauszug als CAMT.053 (XML) oder CSV. Es wird nichts verbucht, bevor Sie auf „Verbuchen“ klicken; dieselbe Zeile wird nie zweimal verbucht.",
  file: "Datei",
  reading: "Die Datei wird gelesen …",
  none: "Die Datei enthält keine Zahlungseingänge.",
  summary: (all: number, sure: number) =>
    `${all} ${all === 1 ? "Zahlungseingang" : "Zahlungseingänge"}, davon ${sure} sicher zugeordnet`,
  columns: {
    day: "Tag",
    payer: "Zahler",
    amount: "Betrag",
    invoice: "Rechnung",
    action: "Aktion",
  },
  kinds: {
    sure: "Nummer und Betrag stimmen",
    other_amount: "Nummer stimmt, Betrag weicht ab",
    same_amount: "Nur der Betrag stimmt",
  } satisfies Record<MatchKind, string>,
  choose: "Rechnung wählen",
  chooseFor: (payer: string) => `Rechnung für die Zahlung von ${payer || "unbekannt"}`,
  unmatched: "Keine passende Rechnung",
  booked: "Verbucht",
  book: "Verbuchen",
  bookOf: (payer: string, amount: string) => `${amount} von ${payer || "unbekannt"} verbuchen`,
  bookSure: (count: number) =>
    count === 1 ? "1 sicheren Eingang verbuchen" : `Alle ${count} sicheren verbuchen`,
  otherCurrency: "Fremdwährung: nach der Gutschrift in Euro an der Rechnung verbuchen",
  option: (number: string, buyer: string, open: string) => `${number} · ${buyer} · offen ${open}`,
} as const;
