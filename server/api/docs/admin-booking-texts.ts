import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung der Buchung.", en: "Id of the booking." };

const list = {
  ...LIST_PARAMETERS,
  status: { de: "Nur Buchungen in diesem Stand.", en: "Only bookings in this state." },
  need: {
    de: "Nur, was Aufmerksamkeit braucht: unanswered, stuck, contract oder invoice.",
    en: "Only what needs attention: unanswered, stuck, contract or invoice.",
  },
  from: { de: "Veranstaltung ab diesem Tag.", en: "Events from this day on." },
  to: { de: "Veranstaltung bis zu diesem Tag.", en: "Events up to this day." },
  speaker: { de: "Nur Buchungen dieses Speakers (Kennung).", en: "Only of this speaker (id)." },
  customer: { de: "Nur Buchungen dieses Kontos (Kennung).", en: "Only of this account (id)." },
} as const;

/** What the documentation says about bookings in the administration. */
export const ADMIN_BOOKING_OPERATIONS = {
  listAllBookings: {
    title: { de: "Alle Buchungen auflisten", en: "List all bookings" },
    text: {
      de: "Eine Seite aller Buchungen mit Speaker, Kunde, Beträgen und Rechnungsnummer.",
      en: "One page of all bookings with speaker, customer, amounts and invoice number.",
    },
    parameters: list,
  },
  exportAllBookings: {
    title: { de: "Alle Buchungen als CSV", en: "All bookings as CSV" },
    text: {
      de: "Dieselbe Liste als Datei für Tabellenprogramme.",
      en: "The same list as a file for spreadsheets.",
    },
    parameters: list,
  },
  readBookingFile: {
    title: { de: "Akte einer Buchung lesen", en: "Read the file of a booking" },
    text: {
      de: "Was nur die Verwaltung sieht: Konto des Kunden, interne Notizen, Protokoll und Sendungen.",
      en: "What only admins see: the customer's account, internal notes, audit trail and dispatches.",
    },
    parameters: { id },
  },
  actOnBooking: {
    title: { de: "Buchung stellvertretend weiterführen", en: "Move a booking on for somebody" },
    text: {
      de: "Ein Schritt der Übergangstabelle im Namen einer Seite. „reason“ ist immer nötig und steht danach im Verlauf und im Protokoll.",
      en: "A step of the transition table on behalf of a side. `reason` is always needed and is kept in history and audit log.",
    },
    parameters: { id },
  },
  adjustBooking: {
    title: { de: "Frist oder Preis ändern", en: "Change deadline or price" },
    text: {
      de: "Nur solange die Buchung unverbindlich ist. Beide Seiten erhalten eine E-Mail mit der Begründung.",
      en: "Only while nobody is bound. Both sides get a mail with the reason.",
    },
    parameters: { id },
  },
  findReplacements: {
    title: { de: "Ersatz suchen", en: "Find a replacement" },
    text: {
      de: "Speaker desselben Themenfelds, die am Tag der beendeten Buchung frei sind.",
      en: "Speakers of the same subject who are free on the day of an ended booking.",
    },
    parameters: { id },
  },
  suggestReplacements: {
    title: { de: "Ersatz vorschlagen", en: "Suggest a replacement" },
    text: {
      de: "Schickt dem Kunden bis zu drei freie Speaker. Gebucht wird dadurch nichts.",
      en: "Sends the customer up to three free speakers. Nothing is booked by it.",
    },
    parameters: { id },
  },
  noteBooking: {
    title: { de: "Interne Notiz anlegen", en: "Add an internal note" },
    text: {
      de: "Nur die Verwaltung liest sie.",
      en: "Only admins read it.",
    },
    parameters: { id },
  },
} as const;
