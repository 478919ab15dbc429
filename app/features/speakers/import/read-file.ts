import { failure, ok, type Result } from "#domain/result.ts";
import { type FileTable, tableOf } from "./table-of.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 20_000;

/** Reads CSV, XLSX and JSON in the browser; the libraries arrive with the first file of their kind. */
export async function readFile(file: File): Promise<Result<FileTable, "unreadable" | "too_large">> {
  if (file.size > MOST_BYTES) return failure("too_large");
  try {
    const table = await readAny(file);
    if (table.headings.length === 0 || table.rows.length === 0) return failure("unreadable");
    return table.rows.length > MOST_ROWS ? failure("too_large") : ok(table);
  } catch {
    return failure("unreadable");
  }
}

async function readAny(file: File): Promise<FileTable> {
  const name = file.name.toLowerCase();
  if (name.endsWith(".xlsx")) {
    const { readSheet } = await import("read-excel-file/browser");
    return tableOf((await readSheet(file)).map((row) => row.map(cellText)));
  }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (name.endsWith(".json")) return fromJson(JSON.parse(text));
  const { default: papa } = await import("papaparse");
  return tableOf(papa.parse<string[]>(text, { skipEmptyLines: "greedy" }).data);
}

/** Spreadsheets write UTF-8 or UTF-16 with a mark, older ones Windows letters without any. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A list of objects; lists inside become text with commas. */
export function fromJson(value: unknown): FileTable {
  if (!Array.isArray(value)) throw new Error("the file holds no list");
  const objects = value.filter((one) => typeof one === "object" && one !== null);
  const headings = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const rows = objects.map((one) =>
    Object.fromEntries(headings.map((heading) => [heading, cellText(one[heading])])),
  );
  return { headings, rows };
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(cellText).join(", ");
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
