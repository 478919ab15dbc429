/** What replaces the name of a person whose data is gone. */
export const ERASED_TEXTS = {
  person: "Unbekannt",
  address: "unbekannt@geloescht.invalid",
} as const;
