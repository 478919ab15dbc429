/** On its own, because the toggle is part of the first page and the other texts are not. */
export const TOGGLE_TEXTS = {
  compare: (name: string) => `${name} vergleichen`,
  failed: "Fehler beim Hinzufügen zum Vergleich",
} as const;
