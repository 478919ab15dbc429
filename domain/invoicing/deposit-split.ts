import { type Cents, cents } from "../money.ts";

const WHOLE_RATE = 10_000;

export type DepositSplit = { readonly deposit: Cents; readonly balance: Cents };

/**
 * Shares of a net amount such that tax computed on each adds up to the tax of the whole: the deposit is a
 * multiple of what carries tax in whole cents (one euro at 19 %), so only the balance is ever rounded.
 * Null where there is nothing to split.
 */
export function depositSplit(
  net: Cents,
  depositPercent: number,
  vatRateBasisPoints: number,
): DepositSplit | null {
  const step = WHOLE_RATE / commonDivisor(vatRateBasisPoints || WHOLE_RATE, WHOLE_RATE);
  const deposit = Math.round((net * depositPercent) / 100 / step) * step;
  if (deposit <= 0 || deposit >= net) return null;
  return { deposit: cents(deposit), balance: cents(net - deposit) };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
