import type { IsoDate } from "../iso-date.ts";
import type { Cents } from "../money.ts";

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

/** `sure`: number and amount agree. Everything else is a guess for somebody to judge. */
export const MATCH_KINDS = ["sure", "other_amount", "same_amount"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];
export type Match = { readonly invoice_id: string; readonly kind: MatchKind };

const MOST_GUESSES = 5;

/** Which invoices an entry may pay, the likeliest first; none of it is booked by itself. */
export function matchEntry(entry: BankEntry, invoices: readonly MatchableInvoice[]): Match[] {
  if (entry.currency !== "EUR") return [];
  const named = invoices
    .filter(({ number }) => names(entry.purpose, number))
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const [only, ...more] = named.filter(isOpen);
  if (only && more.length === 0 && only.open_cents === entry.amount_cents) {
    return [{ invoice_id: only.id, kind: "sure" }];
  }
  const others = invoices
    .filter((invoice) => invoice.open_cents === entry.amount_cents && !named.includes(invoice))
    .toSorted((a, b) => Number(sharesWord(b, entry)) - Number(sharesWord(a, entry)));
  return [
    ...named.map(({ id }): Match => ({ invoice_id: id, kind: "other_amount" })),
    ...others.map(({ id }): Match => ({ invoice_id: id, kind: "same_amount" })),
  ].slice(0, MOST_GUESSES);
}

const isOpen = ({ open_cents }: MatchableInvoice) => open_cents > 0;

/** Every number that stands in a purpose, written as invoices carry it. */
export function namedInvoices(purpose: string): string[] {
  return [...compact(purpose).matchAll(/RE(\d{4})(\d{5,})/g)].map(
    ([, year, n]) => `RE-${year}-${n}`,
  );
}

/**
 * Banks break the purpose into lines of 27 characters and people leave the hyphens out, so only letters
 * and digits count; a digit behind the number would make it another one.
 */
function names(purpose: string, number: string): boolean {
  const text = compact(purpose);
  const wanted = compact(number);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const next = text[at + wanted.length] ?? "";
    if (next < "0" || next > "9") return true;
  }
  return false;
}

function compact(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function sharesWord({ buyer }: MatchableInvoice, { payer }: BankEntry): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  const known = new Set(words(buyer));
  return words(payer).some((word) => known.has(word));
}
