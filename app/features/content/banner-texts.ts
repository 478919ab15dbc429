export const BANNER_TEXTS = {
  demoLabel: "Demo-Hinweis",
  demo: "Demo mit erfundenen Personen und Buchungen",
  closedLabel: "Hinweis zu Buchungen",
  closed:
    "Verbindliche Buchungen öffnen bald. Unverbindliche Anfragen sind schon jetzt möglich und kostenlos.",
  maintenance: "Hinweis zum Betrieb",
} as const;
