/** What a profile says before it is there, or when it is not; apart, because every visit loads it. */
export const PAGE_TEXTS = {
  notFoundTitle: "Speaker nicht gefunden",
  notFoundText: "Der angeforderte Speaker konnte nicht geladen werden.",
  goneTitle: "Profil gelöscht",
  goneText: "Dieses Speaker-Profil wurde gelöscht.",
  back: "Zurück zur Suche",
  failedTitle: "Profil gerade nicht erreichbar",
} as const;
