import { createHash } from "node:crypto";
import type { BankEntry } from "#domain/invoicing/bank-entry.ts";

export type RawEntry = Omit<BankEntry, "key"> & {
  /** The bank's own reference, where the file has one. */
  readonly reference: string;
};

/**
 * A key that another file of the same account repeats. Two equal lines on one day are two payments: the
 * second of them is counted, so both keep their keys whenever both are there.
 */
export function withKeys(entries: readonly RawEntry[]): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ reference, ...entry }) => {
    const { booked_on, amount_cents, currency, payer, purpose } = entry;
    const facts = [reference, booked_on, amount_cents, currency, payer, purpose];
    const text = JSON.stringify(facts);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { ...entry, key: createHash("sha256").update(`${text}#${count}`).digest("hex") };
  });
}
