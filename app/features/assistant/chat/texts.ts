import type { DayStatus } from "#domain/availability/day-status.ts";

export const CHAT_TEXTS = {
  name: "KI-Assistent",
  pageTitle: "KI-Assistent | Wortbühne",
  pageLead:
    "Beschreiben Sie Ihre Veranstaltung, und Sie erhalten passende Speaker mit Preis und freien Tagen.",
  notice:
    "Sie schreiben mit einer KI, nicht mit einem Menschen. Preise und freie Tage kommen aus unserer Datenbank. Bitte geben Sie keine vertraulichen Daten ein.",
  greeting:
    "Guten Tag! Ich bin der KI-Assistent der Wortbühne. Was planen Sie? Am besten nennen Sie Thema, Termin, Ort, Größe des Publikums, Budget (netto) und Sprache. Ein fertiges Briefing können Sie einfach einfügen.",
  starters: [
    "Keynote zu KI im Mai in Berlin, bis 6.000 € netto",
    "Workshop Resilienz für 25 Personen in Köln",
    "Online-Impuls zu Nachhaltigkeit, auf Englisch",
  ],
  field: "Ihre Frage oder Ihr Briefing",
  placeholder: "Thema, Termin, Ort, Budget (netto) …",
  send: "Senden",
  thinking: "Der Assistent sucht …",
  you: "Sie",
  assistant: "KI-Assistent",
  understood: "Verstanden:",
  suggestions: "Vorgeschlagene Speaker",
  refine: "Antworten",
  helpful: "Hilfreich",
  unhelpful: "Nicht hilfreich",
  thanks: "Danke für Ihre Rückmeldung.",
  inquire: "Anfragen",
  inquireName: (name: string) => `Bei ${name} anfragen`,
  person: "Lieber mit einem Menschen sprechen?",
  personSubject: "Anfrage aus dem Assistenten",
  personBody: (brief: string) =>
    `Guten Tag,\n\nich suche einen Speaker und bitte um Beratung. Das habe ich bisher geschrieben:\n\n${brief}\n\nMit freundlichen Grüßen`,
  delete: "Chat löschen",
  deleted: "Der Chat wurde gelöscht.",
  close: "Schließen",
  failed: "Die Antwort ist nicht angekommen. Bitte versuchen Sie es noch einmal.",
  tooMany: "Das ging sehr schnell hintereinander. Bitte warten Sie einen Moment.",
  retry: "Noch einmal senden",
  search: "Zur Suche",
  needsScripts: "Der Assistent braucht JavaScript. Die Suche geht auch ohne:",
  searchField: "Speaker suchen",
  model: "Formuliert von einem Sprachmodell, geprüft an unseren Daten.",
} as const;

export const CHAT_DAY_TEXTS: Record<DayStatus, (day: string) => string> = {
  available: (day) => `frei am ${day}`,
  on_request: (day) => `auf Anfrage am ${day}`,
  booked: (day) => `am ${day} schon gebucht`,
  blocked: (day) => `am ${day} nicht verfügbar`,
};
