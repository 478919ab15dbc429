import Papa from "papaparse";
import { type IsoDate, isIsoDate } from "#domain/iso-date.ts";
import { cents } from "#domain/money.ts";
import type { RawEntry } from "./entry-keys.ts";

/** What German banks call the columns; the first that is there counts. */
const COLUMNS = {
  booked_on: ["Buchungstag", "Buchungsdatum", "Datum", "Valutadatum"],
  amount: ["Betrag", "Betrag (€)", "Betrag (EUR)", "Umsatz", "Umsatz in EUR"],
  currency: ["Währung", "Waehrung"],
  payer: [
    "Name Zahlungsbeteiligter",
    "Beguenstigter/Zahlungspflichtiger",
    "Begünstigter/Zahlungspflichtiger",
    "Auftraggeber/Empfänger",
    "Zahlungspflichtige*r",
    "Auftraggeber",
    "Name",
  ],
  purpose: ["Verwendungszweck", "Buchungstext"],
  reference: ["Kundenreferenz (End-to-End)", "Kundenreferenz", "Referenz"],
} as const;

type Column = keyof typeof COLUMNS;
const REQUIRED: readonly Column[] = ["booked_on", "amount", "purpose"];

/** The credits of a bank's spreadsheet file. Throws if the columns are not those of one. */
export function readBankCsv(source: string): RawEntry[] {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const at = data.findIndex((row) => REQUIRED.every((column) => placeOf(row, column) >= 0));
  const head = data[at];
  if (!head) throw new Error("no bank columns");
  return data
    .slice(at + 1)
    .map((row) => entryOf(head, row))
    .filter((entry) => entry !== null);
}

function placeOf(head: readonly string[], column: Column): number {
  const names = head.map((name) => name.trim().toLowerCase());
  const found = COLUMNS[column].find((name) => names.includes(name.toLowerCase()));
  return found === undefined ? -1 : names.indexOf(found.toLowerCase());
}

function entryOf(head: readonly string[], row: readonly string[]): RawEntry | null {
  const value = (column: Column) => row[placeOf(head, column)]?.trim() ?? "";
  const amount = germanAmount(value("amount"));
  const booked_on = germanDay(value("booked_on"));
  // Sums below the table and debits are none of our business.
  if (amount === null || booked_on === null || amount <= 0) return null;
  return {
    reference: value("reference"),
    booked_on,
    amount_cents: cents(amount),
    currency: value("currency") || "EUR",
    payer: value("payer"),
    purpose: value("purpose"),
  };
}

/** „5.950,00“, „5950.00“ or „5950“, with a sign. */
function germanAmount(text: string): number | null {
  const plain = text.replace(/[\s€]|EUR/g, "");
  const german = /^[+-]?\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$|^[+-]?\d+(?:,\d{1,2})?$/.test(plain);
  const english = /^[+-]?\d+\.\d{1,2}$/.test(plain);
  if (!german && !english) return null;
  const normal = german ? plain.replaceAll(".", "").replace(",", ".") : plain;
  return Math.round(Number(normal) * 100);
}

function germanDay(text: string): IsoDate | null {
  if (isIsoDate(text)) return text;
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(full) ? full : null;
}
