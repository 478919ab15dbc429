import type { TemplateState } from "#domain/content/template-list.ts";
import { ROLE_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const READER_WORDS = {
  customer: ROLE_WORDS.customer,
  speaker: ROLE_WORDS.speaker,
  account: "Kontoinhaber",
  anybody: "Verschiedene",
} as const;

export const TEMPLATE_STATE_WORDS: Record<TemplateState, { word: string; shape: StatusShape }> = {
  built_in: { word: "Standard", shape: "off" },
  own: { word: "Eigener Text", shape: "done" },
  broken: { word: "Fehlerhaft, Standard wird versendet", shape: "failed" },
};

export const TEMPLATES_TEXTS = {
  pageTitle: "E-Mail-Vorlagen | Verwaltung | Wortbühne",
  title: "E-Mail-Vorlagen",
  note: "Jede E-Mail, die wir versenden. Ein eigener Text gilt sofort.",
  columns: {
    trigger: "Anlass",
    reader: "Empfänger",
    subject: "Betreff",
    state: "Text",
    sent: "Versendet",
    last: "Zuletzt",
  },
  placeholder: "Anlass, Betreff",
  never: "Noch nie",
  missing: "Diese Vorlage gibt es nicht.",
  toList: "Zu den Vorlagen",
  subject: "Betreff",
  preheader: "Vorschauzeile",
  body: "Text",
  bodyHint:
    "Absätze mit Leerzeile trennen. „# “ Überschrift, „> “ Kleingedrucktes, [[aussage]] (was im Einzelfall gilt), [[angaben]], [[code]] und [[knopf: Beschriftung]] als Bausteine.",
  placeholders: "Platzhalter",
  insert: (name: string) => `Platzhalter ${name} einfügen`,
  preview: "Vorschau",
  previewNote: "Mit den Daten der neuesten Buchung; Links und Codes sind ausgeblendet.",
  save: "Speichern",
  saved: "Gespeichert. Die nächste E-Mail hat diesen Text.",
  reset: "Standard wiederherstellen",
  resetTitle: (trigger: string) => `Standardtext für „${trigger}“ wiederherstellen?`,
  resetText:
    "Ab der nächsten E-Mail gilt der Standardtext. Ihr eigener Text bleibt unter „Frühere Fassungen“.",
  resetDone: "Der Standardtext gilt wieder.",
  test: "Test an mich senden",
  tested: (to: string) => `Test-E-Mail an ${to} gesendet`,
  versions: "Frühere Fassungen",
  noVersions: "Bisher gilt der Standardtext.",
  version: (number: number, moment: string, name: string) =>
    `Fassung ${number}, ${moment}, ${name}`,
  unknown: "unbekannt",
  restore: "Übernehmen",
  restoreOne: (number: number) => `Fassung ${number} übernehmen`,
  restored: (number: number) =>
    `Fassung ${number} steht im Editor. Mit „Speichern“ gilt sie ab der nächsten E-Mail.`,
} as const;
