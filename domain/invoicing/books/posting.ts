import { type Cents, cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** One posting: `debit` is where it stands on the left. */
export type Posting = {
  readonly amount_cents: Cents;
  readonly debit: string;
  readonly credit: string;
  readonly day: IsoDate;
  readonly document: string;
  readonly text: string;
  /** Of the buyer, where the tax authority wants to know who pays the tax. */
  readonly vat_id?: string;
};

/** A change the other way round swaps the sides; no change is no posting. */
export function postChange(
  change: number,
  { debit, credit, ...rest }: Omit<Posting, "amount_cents">,
): Posting[] {
  if (change === 0) return [];
  const sides = change > 0 ? { debit, credit } : { debit: credit, credit: debit };
  return [{ ...rest, ...sides, amount_cents: cents(Math.abs(change)) }];
}
