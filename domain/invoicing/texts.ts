import { formatDay } from "#domain/format/days.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { VAT_NOTES } from "../pricing/amount-line.ts";
import type { CountryCode } from "./e-invoice/invoice-parties.ts";
import type { Heads } from "./seller/legal-form.ts";

/** What invoices say, on paper and in the file that machines read. */
export const INVOICE_TEXTS = {
  title: { invoice: "Rechnung", cancellation: "Stornorechnung" },
  subject: (reference: string) => `Buchung ${reference}`,
  number: { invoice: "Rechnungsnummer", cancellation: "Stornonummer" },
  issueDate: { invoice: "Rechnungsdatum", cancellation: "Stornodatum" },
  serviceDate: "Leistungsdatum",
  dueDate: "Fällig am",
  reference: "Buchung",
  orderNumber: "Ihre Bestellnummer",
  costCentre: "Ihre Kostenstelle",
  leitwegId: "Leitweg-ID",
  buyerVatId: "Ihre USt-IdNr./UID",
  cancelledNumber: "Storniert wird",
  intro: {
    invoice: "vielen Dank für Ihre Buchung. Wir berechnen Ihnen folgende Leistungen:",
    cancellation: "wir heben die folgende Rechnung in voller Höhe auf:",
    fee: "nach der Stornierung Ihrer Buchung berechnen wir Ihnen wie vereinbart:",
  },
  greeting: (name: string) => `Guten Tag ${name},`,
  columns: {
    position: "Pos.",
    service: "Leistung",
    quantity: "Menge",
    unitPrice: "Einzelpreis netto",
    net: "Gesamt netto",
  },
  netTotal: "Summe netto",
  /** A small business has no net amounts. */
  untaxed: { unitPrice: "Einzelpreis", net: "Gesamt", netTotal: "Summe" },
  vat: (percent: string) => `zzgl. ${percent} % USt`,
  total: { invoice: "Rechnungsbetrag", cancellation: "Stornobetrag" },
  paymentTerms: (due: IsoDate, days: number) =>
    `Zahlbar ohne Abzug innerhalb von ${days} Tagen, spätestens am ${formatDay(due)}.`,
  payTitle: "Bitte überweisen Sie",
  payUntil: (amount: string, due: IsoDate) => `${amount} bis zum ${formatDay(due)}`,
  payTerm: (days: number) => `Zahlungsziel ${days} Tage, ohne Abzug`,
  accountHolder: "Empfänger",
  iban: "IBAN",
  bic: "BIC",
  paymentReference: "Verwendungszweck",
  giroCode: "GiroCode: QR-Code mit den Daten der Überweisung",
  giroCodeHint: "Mit der Banking-App einlesen",
  prepayment: (day: IsoDate) =>
    `Vorausrechnung: Die Leistung wird voraussichtlich am ${formatDay(day)} erbracht (§ 14 Abs. 5 UStG).`,
  cancellation: (number: string, day: IsoDate) =>
    `Diese Stornorechnung hebt die Rechnung ${number} vom ${formatDay(day)} vollständig auf.`,
  vatNotes: {
    reverse_charge: `${VAT_NOTES.reverse_charge}: Der Leistungsort liegt nach § 3a Abs. 2 UStG in Österreich.`,
    small_business: `${VAT_NOTES.small_business}.`,
    not_taxable: `${VAT_NOTES.not_taxable}: Der Leistungsort liegt nach § 3a Abs. 2 UStG am Sitz des Leistungsempfängers in der Schweiz.`,
  },
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  eInvoice: "Diese Datei enthält die E-Rechnung nach EN 16931 als Anhang „factur-x.xml“.",
  taxNumber: "Steuernummer",
  vatId: "USt-IdNr.",
  heads: {
    owner: "Inhaber/in",
    partners: "Gesellschafter/innen",
    management: "Geschäftsführung",
    board: "Vorstand",
  } satisfies Record<Heads, string>,
  lines: {
    stage: (label: string, speaker: string) => `${label} mit ${speaker}`,
    event: (title: string, day: IsoDate, place: string) =>
      `„${title}“ am ${formatDay(day)}, ${place}`,
    talk: (minutes: number) => `Vortrag, ${minutes} Minuten`,
    workshop: "Workshop",
    qa: (minutes: number) => `Fragerunde (Q&A), ${minutes} Minuten`,
    travel: "Reisekosten",
    travelDistance: (km: number) => `Reisekosten, Entfernung ${km} km`,
    surcharge: "Vereinbarter Aufpreis laut Angebot",
    discount: "Vereinbarter Nachlass laut Angebot",
    share: {
      deposit: (reference: string) => `Anzahlung zur Buchung ${reference}`,
      balance: (reference: string) => `Restbetrag zur Buchung ${reference}`,
    },
    cancellationFee: (reference: string) => `Stornogebühr zur Buchung ${reference}`,
  },
} as const;

/** As post offices abroad want to read them; mail within Germany names no country. */
export const POSTAL_COUNTRIES: Record<CountryCode, string | null> = {
  DE: null,
  AT: "ÖSTERREICH",
  CH: "SCHWEIZ",
};
