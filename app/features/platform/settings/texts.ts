import { stepUntil } from "#domain/booking/cancellation/cancellation-step-text.ts";
import type { VatRule } from "#domain/pricing/vat/vat-by-country.ts";
import type { VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";

export const SETTINGS_TEXTS = {
  pageTitle: "Einstellungen | Verwaltung | Wortbühne",
  title: "Einstellungen",
  groups: "Bereiche",
  save: "Speichern",
  saved: "Gespeichert. Die Änderung gilt ab sofort.",
  isDefault: "Standard",
  changedBy: (moment: string, name: string | null) =>
    name === null ? `Geändert ${moment}` : `Geändert ${moment} von ${name}`,
  broken: "Der gespeicherte Wert ist unbrauchbar. Es gilt der Standard.",
  reset: "Standard wiederherstellen",
  resetTitle: (title: string) => `Standard für „${title}“ wiederherstellen?`,
  restoreTitle: (title: string) => `Früheren Wert für „${title}“ übernehmen?`,
  replaced:
    "Der Wert gilt ab sofort. Was jetzt gilt, bleibt im Verlauf und lässt sich zurückholen.",
  choose: "Bitte wählen",
  yes: "Ja",
  no: "Nein",
  tier: (days: number, percent: number) => `Storno ${stepUntil(days)}: ${percent} %`,
  rule: ({ who, what, rate, from }: Readonly<Record<"who" | "what" | "rate" | "from", string>>) =>
    `${who}: ${what}, ${rate} %, gilt ab ${from}`,
  levyRate: (year: number, percent: string) => `Ab ${year}: ${percent} %`,
  now: "Danach",
  before: "Davor",
  history: "Verlauf",
  noHistory: "Noch nie geändert.",
  restore: "Wert davor übernehmen",
  toDefault: "Standard",
  ranking: "Vorschau der Reihenfolge",
  rankingNow: "Jetzt",
  rankingThen: "Mit diesen Gewichten",
  tryRanking: "Vorschau berechnen",
  sender: "Absender prüfen",
  senderNone: "Es ist kein Mailserver eingerichtet. E-Mails bleiben im System.",
  senderCheck: "SPF und DMARC nachschlagen",
  found: { found: "gefunden", missing: "nicht gefunden", unknown: "keine Antwort erhalten" },
  vatCountry: "Land",
  vatBuyer: "Käufer",
  vatTreatment: "Behandlung",
  vatRate: "Satz in Prozent",
  vatFrom: "Gilt ab",
  addRule: "Regel hinzufügen",
  removeRule: (place: number) => `Regel ${place} entfernen`,
} as const;

export const VAT_WORDS: Record<VatRule["buyer"] | VatTreatment, string> = {
  anybody: "Alle",
  with_vat_id: "Mit UID",
  standard: "Umsatzsteuer",
  reverse_charge: "Reverse Charge",
  not_taxable: "Nicht steuerbar",
  small_business: "Kleinunternehmer",
};

/** A list of numbers: what its columns are called, and what adds and removes a row. */
export type NumberRowsForm = {
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    /** Stored in hundredths of what the field shows. */
    readonly isInHundredths?: true;
  }[];
  readonly add: string;
  readonly remove: string;
};

export const TIER_ROWS: NumberRowsForm = {
  columns: [
    { name: "min_days", label: "Tage vorher" },
    { name: "percent", label: "Prozent" },
  ],
  add: "Stufe hinzufügen",
  remove: "Stufe entfernen",
};

export const LEVY_ROWS: NumberRowsForm = {
  columns: [
    { name: "from_year", label: "Gilt ab Jahr" },
    { name: "basis_points", label: "Satz in Prozent", isInHundredths: true },
  ],
  add: "Satz hinzufügen",
  remove: "Satz entfernen",
};
