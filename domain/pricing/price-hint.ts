import { type Cents, cents } from "../money.ts";

export const PRICE_ON_REQUEST = "Preis auf Anfrage";

/** 'ab €2.975 inkl. MwSt.' in its three parts, because the amount is set larger than the words. */
export type PriceHint = {
  readonly before: "ab";
  readonly amount: string;
  readonly after: "inkl. MwSt.";
};

const amountFormat = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

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
