import { formatNumber } from "#domain/format/numbers.ts";
import { COUNT_LIMIT } from "#domain/list/list-query.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";

export const LIST_TEXTS = {
  search: "Suche",
  sort: "Sortierung",
  order: {
    asc: (column: string) => `${column}, aufsteigend`,
    desc: (column: string) => `${column}, absteigend`,
  },
  choice: "Auswahl",
  all: "Alle",
  size: "Zeilen je Seite",
  export: "CSV-Export",
  exporting: BUSY_TEXTS.creating,
  exportFailed: "Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.",
  reset: "Zurücksetzen",
  total: (total: number) => {
    if (total > COUNT_LIMIT) return `Mehr als ${formatNumber(COUNT_LIMIT)} Einträge`;
    return total === 1 ? "1 Eintrag" : `${formatNumber(total)} Einträge`;
  },
  pages: { navigation: "Seiten", previous: "Vorherige Seite", next: "Nächste Seite" },
  selectAll: "Alle Zeilen dieser Seite auswählen",
  selectRow: (name: string) => `${name} auswählen`,
  selected: (count: number) => `${formatNumber(count)} ausgewählt`,
  clear: "Auswahl aufheben",
  emptyTitle: "Hier ist noch nichts",
  noneTitle: "Nichts gefunden",
  noneText: "Zu dieser Suche und diesen Filtern gibt es keinen Eintrag.",
  deniedTitle: "Kein Zugriff",
  deniedText: "Für diese Liste fehlt Ihnen die Berechtigung.",
  loading: LOADING_TEXTS.loading,
  views: "Ansichten",
  saveView: "Diese Ansicht speichern …",
  viewName: "Name der Ansicht",
  save: "Speichern",
  cancel: "Abbrechen",
  removeView: (name: string) => `„${name}“ löschen`,
} as const;
