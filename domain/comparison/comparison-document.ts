import type { IsoDate } from "#domain/time/iso-date.ts";

/** What a printed comparison says; who decides gets it without an account and without our page. */
export type ComparisonDocument = {
  /** Day, place and topic of the event, as far as they are known. */
  readonly event: readonly (readonly [string, string])[];
  readonly speakers: readonly string[];
  readonly rows: readonly ComparedRow[];
  readonly day: IsoDate;
  /** Where the same comparison is found with the figures of the day. */
  readonly address: string;
};

export type ComparedRow = {
  readonly label: string;
  /** One list of texts for every speaker. */
  readonly cells: readonly (readonly string[])[];
  readonly differs: boolean;
};

export const COMPARISON_SHEET = {
  title: "Speaker im Vergleich",
  criterion: "Kriterium",
  job: "Tätigkeit",
  noJob: "Keine Angabe",
  asOf: (day: string) => `Stand ${day}. Preise und freie Tage können sich ändern.`,
  current: (address: string) => `Aktueller Vergleich: ${address}`,
  differs: "(unterschiedlich)",
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;
