import { LIST_PARAMETERS } from "./list-texts.ts";

const booking = { de: "Kennung der Buchung.", en: "Id of the booking." };
const invoice = { de: "Kennung der Rechnung.", en: "Id of the invoice." };

/** What the documentation says about invoices and calendar files. */
export const INVOICE_OPERATIONS = {
  readBookingInvoice: {
    title: { de: "Rechnung zur Buchung", en: "Invoice of a booking" },
    text: {
      de: "Stand und Belege einer eigenen Buchung: „waiting“, solange die Rechnung erstellt wird, „issued“, sobald sie vorliegt, „cancelled“ nach einer Stornierung, sonst „none“. Beträge sind Cent. Speaker sehen keine Rechnungen ihrer Kunden.",
      en: "State and documents of one of the own bookings: `waiting` while the invoice is being made, `issued` once it is there, `cancelled` after a cancellation, else `none`. Amounts are cents. Speakers do not see the invoices of their customers.",
    },
    parameters: { id: booking },
  },
  searchOwnInvoices: {
    title: { de: "Eigene Rechnungen", en: "Own invoices" },
    text: {
      de: "Rechnungen und Stornorechnungen zu eigenen Buchungen, seitenweise, die neuesten zuerst. Gesucht wird in Nummer, Titel der Veranstaltung und Buchungsnummer.",
      en: "Invoices and cancellation documents of the own bookings, page by page, newest first. The search looks at number, title of the event and booking reference.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      state: {
        de: "Nur diese: offen, überfällig, bezahlt, storniert, Gutschrift; „payable“ sind offene und überfällige.",
        en: "Only these: open, overdue, paid, cancelled, credit; `payable` are the open and the overdue ones.",
      },
    },
  },
  readInvoicePdf: {
    title: { de: "Rechnung als PDF", en: "Invoice as PDF" },
    text: {
      de: "Die ausgestellte Rechnung als PDF/A-3 mit eingebetteter E-Rechnung (ZUGFeRD/Factur-X, EN 16931).",
      en: "The issued invoice as PDF/A-3 with the e-invoice inside (ZUGFeRD/Factur-X, EN 16931).",
    },
    parameters: { id: invoice },
  },
  readInvoiceXml: {
    title: { de: "Rechnung als XRechnung", en: "Invoice as XRechnung" },
    text: {
      de: "Die ausgestellte Rechnung als XRechnung (UN/CEFACT CII) für öffentliche Auftraggeber.",
      en: "The issued invoice as XRechnung (UN/CEFACT CII) for public bodies.",
    },
    parameters: { id: invoice },
  },
  readBookingCalendar: {
    title: { de: "Termin als Kalenderdatei", en: "Appointment as calendar file" },
    text: {
      de: "Der Termin einer bestätigten eigenen Buchung für den Kalender (iCalendar, Zeiten in UTC).",
      en: "The appointment of one of the own confirmed bookings for a calendar (iCalendar, times in UTC).",
    },
    parameters: { id: booking },
  },
} as const;
