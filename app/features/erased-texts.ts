/** What stands where somebody stood whose data is gone. */
export const ERASED_TEXTS = {
  person: "Unbekannt",
  address: "unbekannt@geloescht.invalid",
} as const;
