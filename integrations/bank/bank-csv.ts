import Papa from "papaparse";
import { cents } from "#domain/money.ts";
import type { RawEntry } from "./entry-keys.ts";
import { germanAmount, germanDay } from "./german-values.ts";

/** What German banks call the columns; the first that is there counts. */
const COLUMNS = {
  booked_on: ["Buchungstag", "Buchungsdatum", "Datum", "Valutadatum", "Buchung"],
  amount: ["Betrag", "Betrag (€)", "Betrag (EUR)", "Umsatz", "Umsatz in EUR"],
  side: ["Soll/Haben", "S/H"],
  credit: ["Haben"],
  debit: ["Soll"],
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
  status: ["Status"],
  info: ["Info"],
} as const;

type Column = keyof typeof COLUMNS;
/** What stands in a column of a line, or nothing. */
type Values = (column: Column) => string;
type Line = { readonly row: readonly string[]; readonly value: Values };

/** Balances that banks write between the lines, with a day and an amount like those. */
const BALANCES = ["tagessaldo", "anfangssaldo", "endsaldo"];

/**
 * The credits of a bank's spreadsheet file. Throws if the columns are not those of one, or if a line cannot
 * be read: an empty result has to be reliable.
 */
export function readBankCsv(source: string): RawEntry[] {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  // A quotation mark that never ends swallows every line behind it.
  if (errors.some(({ code }) => code === "MissingQuotes")) throw new Error("an unfinished quote");
  return tablesOf(data).flatMap(creditsOf);
}

/** Most files are one table; comdirect writes those of several accounts below each other. */
function tablesOf(rows: readonly string[][]): Line[][] {
  const heads = rows.flatMap((row, at) => (isHead(row) ? [at] : []));
  if (heads.length === 0) throw new Error("no bank columns");
  return heads.map((at, index) => {
    const places = placesOf(rows[at] ?? []);
    return rows.slice(at + 1, heads[index + 1]).map((row) => ({
      row,
      value: (column) => row[places.get(column) ?? -1]?.trim() ?? "",
    }));
  });
}

function isHead(row: readonly string[]): boolean {
  const names = row.map(asName);
  const has = (column: Column) => placeOf(names, column) >= 0;
  return has("booked_on") && has("purpose") && (has("amount") || has("credit"));
}

function placesOf(head: readonly string[]): ReadonlyMap<Column, number> {
  const names = head.map(asName);
  const columns = Object.keys(COLUMNS) as Column[];
  return new Map(columns.map((column) => [column, placeOf(names, column)]));
}

function placeOf(names: readonly string[], column: Column): number {
  const found = COLUMNS[column].find((name) => names.includes(asName(name)));
  return found === undefined ? -1 : names.indexOf(asName(found));
}

function asName(text: string): string {
  return text.trim().toLowerCase();
}

function creditsOf(lines: readonly Line[]): RawEntry[] {
  const booked = lines.filter(isBooked);
  const told = booked.filter(({ value }) => hasAmount(value));
  // One line without an amount is information; if no line has one, they stand in columns unknown to us.
  const isDated = booked.some(({ value }) => germanDay(value("booked_on")) !== null);
  if (isDated && told.length === 0) throw new Error("no line has an amount");
  return told.map(({ value }) => entryOf(value)).filter(({ amount_cents }) => amount_cents > 0);
}

/**
 * Neither a sum, a balance or a remark nor what is only on its way: that comes again with another day or
 * other words once it is booked, and would count twice.
 */
function isBooked({ row, value }: Line): boolean {
  const day = value("booked_on");
  const isOtherHead = COLUMNS.booked_on.some((name) => asName(name) === asName(day));
  if (isOtherHead && hasAmount(value)) throw new Error("other columns from here on");
  // No way to write a day does without digits; comdirect says „offen“ until there is one.
  if (!/\d/.test(day) || /saldo|summe|gesamt|kontostand/i.test(day)) return false;
  if (/vorgemerkt/i.test(`${value("status")} ${value("info")}`)) return false;
  const isBalance = row.some((cell) => BALANCES.includes(asName(cell)));
  return !isBalance || value("payer") !== "";
}

function hasAmount(value: Values): boolean {
  return [value("amount"), value("credit"), value("debit")].some((text) => text !== "");
}

function entryOf(value: Values): RawEntry {
  const booked_on = germanDay(value("booked_on"));
  if (booked_on === null) throw new Error("not a day");
  return {
    reference: value("reference"),
    booked_on,
    amount_cents: cents(signedAmount(value)),
    currency: value("currency") || "EUR",
    payer: value("payer"),
    purpose: value("purpose"),
  };
}

/** Columns of their own for credits and debits go before „Betrag“, which has no sign in some of these files. */
function signedAmount(value: Values): number {
  const credit = amountIn(value("credit"));
  const debit = amountIn(value("debit"));
  if (credit !== 0 && debit !== 0) throw new Error("a credit and a debit at once");
  if (debit !== 0) return -Math.abs(debit);
  if (credit !== 0) return credit;
  return amountIn(value("amount") && value("amount") + value("side").slice(0, 1).toUpperCase());
}

function amountIn(text: string): number {
  const amount = text === "" ? 0 : germanAmount(text);
  if (amount === null) throw new Error("not an amount");
  return amount;
}
