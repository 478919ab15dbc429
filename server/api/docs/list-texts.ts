/** What every list of the administration can be asked. */
export const LIST_PARAMETERS = {
  q: {
    de: "Suchtext, höchstens 200 Zeichen; jedes Wort muss vorkommen.",
    en: "Text to look for, at most 200 characters; every word has to occur.",
  },
  page: { de: "Seite, beginnend mit 1.", en: "Page, starting with 1." },
  size: { de: "Zeilen je Seite: 25, 50 oder 100.", en: "Rows of a page: 25, 50 or 100." },
  sort: { de: "Wonach sortiert wird.", en: "What the list is sorted by." },
  order: { de: "Auf- oder absteigend.", en: "Ascending or descending." },
} as const;
