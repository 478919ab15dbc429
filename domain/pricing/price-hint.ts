import { type Cents, cents, centsFromEuros } from "../money.ts";
import type { FormatFees } from "./duration-formats.ts";

export const PRICE_ON_REQUEST = "Preis auf Anfrage";

/** 'ab €2.975 inkl. MwSt.' in its three parts, because the amount is set larger than the words. */
export type PriceHint = {
  readonly before: "ab";
  readonly amount: string;
  readonly after: "inkl. MwSt.";
};

const amountFormat = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** The lowest positive fee, net; null when the speaker names none (SPEC 9). */
export function startingFee(fees: FormatFees): Cents | null {
  const positive = [fees.fee_20, fees.fee_40, fees.fee_60].filter(isPositive);
  return positive.length === 0 ? null : centsFromEuros(Math.min(...positive));
}

/** The fee is net, the hint shows gross, so the tax is added here (DECISIONS C-01). */
export function priceHint(startingNet: Cents | null, vatBasisPoints: number): PriceHint | null {
  if (startingNet === null) return null;
  const gross = cents(Math.round((startingNet * (10_000 + vatBasisPoints)) / 10_000));
  return { before: "ab", amount: `€${amountFormat.format(gross / 100)}`, after: "inkl. MwSt." };
}

export function priceHintText(startingNet: Cents | null, vatBasisPoints: number): string {
  const hint = priceHint(startingNet, vatBasisPoints);
  return hint === null ? PRICE_ON_REQUEST : `${hint.before} ${hint.amount} ${hint.after}`;
}

function isPositive(fee: number | null): fee is number {
  return fee !== null && fee > 0;
}
