import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung der Rechnung.", en: "Id of the invoice." };
const filters = {
  ...LIST_PARAMETERS,
  state: {
    de: "Nur dieser Stand; „late“: überfällig oder gemahnt.",
    en: "Only this state; „late“: overdue or reminded of.",
  },
  year: { de: "Nur dieses Rechnungsjahr.", en: "Only invoices of this year." },
};

/** What the documentation says about invoices in the administration. */
export const ADMIN_INVOICE_OPERATIONS = {
  listAllInvoices: {
    title: { de: "Alle Rechnungen", en: "All invoices" },
    text: {
      de: "Rechnungen und Stornorechnungen mit Stand, Zahlungen und Mahnstufe. Beträge sind Cent.",
      en: "Invoices and cancellation documents with state, payments and dunning level. Amounts are cents.",
    },
    parameters: filters,
  },
  exportAllInvoices: {
    title: { de: "Alle Rechnungen als Datei", en: "All invoices as a file" },
    text: {
      de: "Dieselbe Liste als CSV für Tabellenprogramme.",
      en: "The same list as CSV for spreadsheets.",
    },
    parameters: filters,
  },
  readInvoiceFile: {
    title: { de: "Rechnung mit Verlauf", en: "Invoice with history" },
    text: {
      de: "Eine Rechnung mit Zahlungen, Mahnungen, Verlauf und den Schritten, die jetzt möglich sind.",
      en: "One invoice with payments, reminders, history and the steps that are possible now.",
    },
    parameters: { id },
  },
  recordPayment: {
    title: { de: "Zahlung verbuchen", en: "Record a payment" },
    text: {
      de: "Verbucht einen Zahlungseingang oder eine Erstattung per Bank. Dieselbe Zeile einer Bankdatei wird nur einmal verbucht; mit `paid_before_cents` wird abgelehnt, was sich auf einen überholten Stand bezieht.",
      en: "Records money that came or went by bank. The same line of a bank file is booked once; with `paid_before_cents` whatever refers to an outdated state is refused.",
    },
    parameters: { id },
  },
  changeInvoice: {
    title: { de: "Rechnung weiterführen", en: "Move an invoice on" },
    text: {
      de: "Mahnen, als strittig markieren, den Streit beenden, ausbuchen, neu ausstellen oder verrechnen (was für andere Rechnungen der Buchung zu viel gezahlt ist, zahlt diese). Jeder Schritt wird protokolliert.",
      en: "Remind, mark as disputed, end the dispute, write off, reissue or set off (what was paid too much for other invoices of the booking pays this one). Every step is audited.",
    },
    parameters: { id },
  },
  cancelInvoice: {
    title: { de: "Rechnung stornieren", en: "Cancel an invoice" },
    text: {
      de: "Hebt eine Rechnung durch eine Stornorechnung auf. Ausgestellte Belege werden nie geändert.",
      en: "Takes an invoice back by a cancellation document. Issued documents are never changed.",
    },
    parameters: { id },
  },
  matchBankFile: {
    title: { de: "Bankdatei abgleichen", en: "Match a bank file" },
    text: {
      de: "Liest einen Kontoauszug (CAMT.053 oder CSV) und schlägt Rechnungen vor. Verbucht wird dabei nichts.",
      en: "Reads a bank statement (CAMT.053 or CSV) and proposes invoices. Nothing is booked by that.",
    },
    parameters: {},
  },
  exportInvoiceYear: {
    title: { de: "Jahresexport", en: "Yearly export" },
    text: {
      de: "Ein Jahr als DATEV-Buchungsstapel, DAC7-Meldedaten (Liste oder XML nach dem Schema DPI der OECD) oder Liste zur Künstlersozialabgabe. Wer welche Datei abruft, wird protokolliert.",
      en: "A year as a DATEV posting batch, DAC7 data (a list, or XML by the DPI schema of the OECD) or the list for the artists' social levy. Who fetches which file is audited.",
    },
    parameters: {
      kind: { de: "Welche Datei.", en: "Which file." },
      year: {
        de: "Kalenderjahr. In den Listen über Speaker zählt der Tag der Abrechnung.",
        en: "Calendar year. In the lists about speakers the day of the settlement counts.",
      },
    },
  },
  checkPlatformReport: {
    title: { de: "Stand der DAC7-Meldung", en: "State of the DAC7 report" },
    text: {
      de: "Wie viele Speaker die Meldung eines Jahres nennt, bei wem Angaben fehlen und wer außerhalb der EU ansässig ist. Solange etwas fehlt, gibt es keine XML-Datei.",
      en: "How many speakers the report of a year names, whose data is incomplete and who is resident outside the EU. While anything is missing there is no XML file.",
    },
    parameters: { year: { de: "Kalenderjahr.", en: "Calendar year." } },
  },
  readSettlement: {
    title: { de: "Abrechnung als PDF", en: "Statement as PDF" },
    text: {
      de: "Was eine durchgeführte Buchung dem Speaker bringt, für diesen Speaker und die Verwaltung.",
      en: "What a delivered booking brings its speaker, for that speaker and for admins.",
    },
    parameters: { id: { de: "Kennung der Buchung.", en: "Id of the booking." } },
  },
} as const;
