export const AUDIT_TEXTS = {
  pageTitle: "Protokoll | Verwaltung | Wortbühne",
  title: "Protokoll",
  note: "Wer was an welchem Gegenstand getan hat. Einträge werden nie geändert oder gelöscht.",
  placeholder: "Vorgang, Kennung, Person, Begründung",
  columns: {
    at: "Zeitpunkt",
    who: "Person",
    action: "Vorgang",
    object: "Gegenstand",
    change: "Änderung",
  },
  filters: { actor: "Seite", object: "Gegenstand" },
  emptyTitle: "Noch keine Einträge",
  before: (line: string) => `vorher ${line}`,
  now: (line: string) => `jetzt ${line}`,
  none: "–",
} as const;
