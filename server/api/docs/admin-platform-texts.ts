import { LIST_PARAMETERS } from "./list-texts.ts";

const days = {
  de: "Zeitraum in Tagen bis heute: 7, 30, 90 oder 365.",
  en: "Days up to today: 7, 30, 90 or 365.",
};

/** What the documentation says about figures and reminders of the administration. */
export const ADMIN_PLATFORM_OPERATIONS = {
  readAnalytics: {
    title: { de: "Analysen lesen", en: "Read the analytics" },
    text: {
      de: "Weg zur Buchung mit Verlust je Schritt, Suchen ohne Treffer (nur Wort und Anzahl), Nachfrage und Angebot je Kategorie, Antwortzeiten und Absagen.",
      en: "The way to a booking with what each step loses, searches without a hit (word and number only), demand and supply by category, answer times and endings.",
    },
    parameters: { days },
  },
  exportAnalytics: {
    title: { de: "Analysen als CSV", en: "The analytics as CSV" },
    text: { de: "Eine der Tabellen als Datei.", en: "One of the tables as a file." },
    parameters: {
      days,
      table: {
        de: "funnel, searches, categories, answers oder endings.",
        en: "funnel, searches, categories, answers or endings.",
      },
    },
  },
  listReminders: {
    title: { de: "CRM-Erinnerungen auflisten", en: "List reminders" },
    text: {
      de: "Eine Seite der Erinnerungen mit Buchung, Speaker und Kunde, dazu alle, denen man sie geben kann.",
      en: "One page of reminders with booking, speaker and customer, and whom they can be given to.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      status: { de: "open, done oder cancelled.", en: "open, done or cancelled." },
      time: { de: "overdue, today oder later.", en: "overdue, today or later." },
      owner: { de: "Nur von dieser Person (Kennung).", en: "Only of this person (id)." },
      booking: { de: "Nur zu dieser Buchung (Kennung).", en: "Only about this booking (id)." },
      speaker: { de: "Nur zu diesem Speaker (Kennung).", en: "Only about this speaker (id)." },
      customer: { de: "Nur zu diesem Konto (Kennung).", en: "Only about this account (id)." },
    },
  },
  createReminder: {
    title: { de: "CRM-Erinnerung anlegen", en: "Create a reminder" },
    text: {
      de: "Ohne „owner_id“ gehört sie dem, der sie anlegt.",
      en: "Without `owner_id` it belongs to whoever creates it.",
    },
    parameters: {},
  },
  changeReminder: {
    title: { de: "CRM-Erinnerung ändern", en: "Change a reminder" },
    text: {
      de: "Bearbeiten, verschieben, weitergeben oder mit Ergebnis schließen; nur offene.",
      en: "Edit, postpone, give to somebody else or close with an outcome; open ones only.",
    },
    parameters: { id: { de: "Kennung der Erinnerung.", en: "Id of the reminder." } },
  },
} as const;
