/** What the documentation says about calendars that speakers bring along. */
export const CALENDAR_IMPORT_OPERATIONS = {
  readCalendarImport: {
    title: { de: "Eingebundener Kalender", en: "Imported calendar" },
    text: {
      de: "Der eingebundene Kalender und wie der letzte Abgleich ausging; sonst null.",
      en: "The imported calendar and how the last sync went; else null.",
    },
    parameters: {},
  },
  previewCalendarImport: {
    title: { de: "Kalender prüfen", en: "Preview a calendar" },
    text: {
      de: "Liest einen Kalender (https-Adresse oder ICS-Datei) und nennt die Tage, die er blockieren würde. Gespeichert wird nichts.",
      en: "Reads a calendar (https address or ICS file) and names the days it would block. Nothing is stored.",
    },
    parameters: {},
  },
  storeCalendarImport: {
    title: { de: "Kalender einbinden", en: "Import a calendar" },
    text: {
      de: "Blockiert die belegten Tage der nächsten 18 Monate. Gebuchte und von Hand gesetzte Tage bleiben. Adressen werden alle 30 Minuten neu gelesen.",
      en: "Blocks the busy days of the next 18 months. Booked days and those set by hand stay. Addresses are read again every 30 minutes.",
    },
    parameters: {},
  },
  dropCalendarImport: {
    title: { de: "Kalender entfernen", en: "Remove the imported calendar" },
    text: {
      de: "Entfernt den Kalender und gibt genau seine Tage frei.",
      en: "Removes the calendar and frees exactly its days.",
    },
    parameters: {},
  },
} as const;
