/** In the language of the page. */
export const LATE_PART_TEXTS = {
  de: { failed: "Ein Teil der Seite konnte nicht geladen werden.", reload: "Neu laden" },
  en: { failed: "Part of this page could not be loaded.", reload: "Reload" },
} as const;
export type PageLanguage = keyof typeof LATE_PART_TEXTS;
