import { MAX_COMPARED } from "#domain/comparison/list.ts";

/** Specified word for word (ERR-25 to ERR-31), except that removal and clearing are in our words. */
export const COMPARISON_MESSAGES = {
  full: `Sie können maximal ${MAX_COMPARED} Speaker vergleichen`,
  duplicate: "Speaker ist bereits in der Vergleichsliste",
  added: (title: string) => `${title} wurde zum Vergleich hinzugefügt`,
  removed: (title: string) => `${title} wurde aus dem Vergleich entfernt`,
  cleared: "Vergleichsliste wurde geleert",
  addFailed: "Fehler beim Hinzufügen zum Vergleich",
  removeFailed: "Fehler beim Entfernen aus dem Vergleich",
  clearFailed: "Fehler beim Leeren der Vergleichsliste",
  restoreFailed: "Fehler beim Wiederherstellen der Vergleichsliste",
  undo: "Rückgängig",
} as const;

export const BAR_TEXTS = {
  region: "Vergleich",
  count: (count: number) => `${count} von ${MAX_COMPARED}`,
  free: (places: number) => (places === 1 ? "Noch ein Platz frei" : `Noch ${places} Plätze frei`),
  remove: (title: string) => `${title} entfernen`,
  clear: "Leeren",
  compare: "Vergleichen",
} as const;
