export type ComboboxLabels = {
  field: string;
  list: string;
  clear: string;
  loading: string;
  empty: string;
  /** Empty: a failure shows nothing at all. */
  failed: string;
  /** Announced when suggestions arrive, as in „3 Vorschläge“. */
  found: (count: number) => string;
};
