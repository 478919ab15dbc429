import { formatDateTimeNumeric } from "#domain/format/date-times.ts";
import { formatDayNumeric } from "#domain/format/days.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Cents, formatAmountPlain } from "../money.ts";

/** One column of a file for spreadsheets: its heading, and the value with the kind of reading it gets. */
export type CsvColumn<Row> = { readonly label: string } & (
  | { readonly text: (row: Row) => string | null | undefined }
  | { readonly number: (row: Row) => number | null | undefined }
  | { readonly cents: (row: Row) => Cents | number | null | undefined }
  | { readonly day: (row: Row) => IsoDate | null | undefined }
  | { readonly instant: (row: Row) => Date | string | null | undefined }
  | { readonly flag: (row: Row) => boolean | null | undefined }
);

/** A German Excel opens it with a double click: byte order mark, semicolons, CRLF. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** What a spreadsheet would take for a formula (OWASP, ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[;"\r\n]/;

export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => textCell(label)));
}

export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map((column) => cellOf(column, row)))).join("");
}

export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvHead(columns) + csvRows(columns, rows);
}

function csvLine(cells: readonly string[]): string {
  return cells.join(";") + LINE_END;
}

function cellOf<Row>(column: CsvColumn<Row>, row: Row): string {
  if ("text" in column) return textCell(column.text(row) ?? "");
  if ("number" in column) return decimal(column.number(row));
  if ("cents" in column) {
    const amount = column.cents(row);
    return amount == null ? "" : formatAmountPlain(amount);
  }
  if ("day" in column) {
    const day = column.day(row);
    return day == null ? "" : formatDayNumeric(day);
  }
  if ("instant" in column) {
    const at = column.instant(row);
    return at == null ? "" : formatDateTimeNumeric(at);
  }
  const flag = column.flag(row);
  if (flag == null) return "";
  return flag ? "ja" : "nein";
}

function decimal(value: number | null | undefined): string {
  return value == null ? "" : String(value).replace(".", ",");
}

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
