import type { BankEntry } from "#domain/invoicing/bank-entry.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { readBankCsv } from "./bank-csv.ts";
import { readCamt } from "./camt.ts";
import { withKeys } from "./entry-keys.ts";

/** More than a year of a busy account. */
export const MAX_BANK_FILE_BYTES = 2 * 1024 * 1024;
const MOST_ENTRIES = 5_000;

/** The credits of a statement, CAMT.053 or CSV; a file that cannot be read whole is not read at all. */
export function readBankFile(bytes: Uint8Array): Result<BankEntry[], "too_large" | "unreadable"> {
  if (bytes.length > MAX_BANK_FILE_BYTES) return failure("too_large");
  try {
    const text = decode(bytes);
    const isXml = text.trimStart().startsWith("<");
    const entries = isXml ? readCamt(text) : readBankCsv(text);
    return entries.length > MOST_ENTRIES ? failure("too_large") : ok(withKeys(entries));
  } catch {
    return failure("unreadable");
  }
}

/** Older exports of German banks are Windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
