export const NOTICE_TEXTS = {
  demoLabel: "Demo-Hinweis",
  demo: "Demo mit erfundenen Personen und Buchungen",
  maintenance: "Hinweis zum Betrieb",
} as const;
