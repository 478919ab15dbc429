import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Cents } from "../money.ts";

/** More than a year of a busy account. */
export const MAX_BANK_FILE_BYTES = 2 * 1024 * 1024;

/** One credit on the account, as a bank file tells it. */
export type BankEntry = {
  /** Names the entry for good: the same file read again gives the same keys. */
  readonly key: string;
  readonly booked_on: IsoDate;
  readonly amount_cents: Cents;
  readonly currency: string;
  readonly payer: string;
  readonly purpose: string;
};

/** What an entry could pay; nothing is open of what it pays a second time. */
export type MatchableInvoice = {
  readonly id: string;
  readonly number: string;
  readonly buyer: string;
  readonly open_cents: Cents;
};

/** `sure`: number and amount agree. Everything else is a guess for an admin to judge. */
export const MATCH_KINDS = ["sure", "other_amount", "same_amount"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];
export type Match = { readonly invoice_id: string; readonly kind: MatchKind };

const MOST_GUESSES = 5;

/** What every entry may pay, in their order. */
export function matchEntries(
  entries: readonly BankEntry[],
  invoices: readonly MatchableInvoice[],
): Match[][] {
  return entries.map((entry) => matchEntry(entry, invoices));
}

/** Which invoices an entry may pay, the likeliest first; none of it is booked by itself. */
export function matchEntry(entry: BankEntry, invoices: readonly MatchableInvoice[]): Match[] {
  if (entry.currency !== "EUR") return [];
  const numbers = new Set(namedInvoices(entry.purpose));
  const named = invoices
    .filter(({ number }) => numbers.has(number))
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const [only, ...more] = named.filter(isOpen);
  if (only && more.length === 0 && only.open_cents === entry.amount_cents) {
    return [{ invoice_id: only.id, kind: "sure" }];
  }
  const payer = new Set(wordsOf(entry.payer));
  const others = invoices
    .filter(({ open_cents, number }) => open_cents === entry.amount_cents && !numbers.has(number))
    .map(({ id, buyer }) => ({ id, isKnown: wordsOf(buyer).some((word) => payer.has(word)) }))
    .toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown));
  return [
    ...named.map(({ id }): Match => ({ invoice_id: id, kind: "other_amount" })),
    ...others.map(({ id }): Match => ({ invoice_id: id, kind: "same_amount" })),
  ].slice(0, MOST_GUESSES);
}

const isOpen = ({ open_cents }: MatchableInvoice) => open_cents > 0;

/**
 * Every number that stands in a purpose, written as invoices carry it. Banks break the purpose into lines of
 * 27 characters and people leave the hyphens out, so only letters and digits count; a digit behind the number
 * would make it another one.
 */
export function namedInvoices(purpose: string): string[] {
  const compact = purpose.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return [...compact.matchAll(/RE(\d{4})(\d{5,})/g)].map(([, year, n]) => `RE-${year}-${n}`);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
}
