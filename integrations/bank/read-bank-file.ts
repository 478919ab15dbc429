import {
  type BankEntry,
  MAX_BANK_FILE_BYTES,
  namedInvoices,
} from "#domain/invoicing/bank-entry.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { readBankCsv } from "./bank-csv.ts";
import { readCamt } from "./camt.ts";
import { withKeys } from "./entry-keys.ts";

const MOST_ENTRIES = 5_000;
/** No statement names more, and a query takes so many parameters at most. */
const MOST_NAMED = 10_000;

export type BankFile = {
  readonly entries: readonly BankEntry[];
  /** The numbers of invoices that stand in the purposes. */
  readonly named: readonly string[];
};

/** The credits of a statement, CAMT.053 or CSV; a file that cannot be read whole is not read at all. */
export function readBankFile(bytes: Uint8Array): Result<BankFile, "too_large" | "unreadable"> {
  if (bytes.length > MAX_BANK_FILE_BYTES) return failure("too_large");
  try {
    const text = decode(bytes);
    const isXml = text.trimStart().startsWith("<");
    const entries = isXml ? readCamt(text) : readBankCsv(text);
    if (entries.length > MOST_ENTRIES) return failure("too_large");
    const named = new Set(entries.flatMap(({ purpose }) => namedInvoices(purpose)));
    return ok({ entries: withKeys(entries), named: [...named].slice(0, MOST_NAMED) });
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
