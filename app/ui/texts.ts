export const LATE_PART_TEXTS = {
  failed: "Ein Teil der Seite konnte nicht geladen werden.",
  reload: "Neu laden",
} as const;
