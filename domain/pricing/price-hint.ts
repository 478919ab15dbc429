import { formatRounded } from "#domain/format/decimals.ts";
import type { Cents } from "../money.ts";

export const PRICE_ON_REQUEST = "Preis auf Anfrage";

/** 'ab €2.975 inkl. MwSt.' in its three parts, because the amount is set larger than the words. */
export type PriceHint = {
  readonly before: "ab";
  readonly amount: string;
  /** A small business adds no tax and names none. */
  readonly after: "inkl. MwSt." | "";
};

/** „€6.000“: the sign stands in front in these templates alone (C-41, C-42). */
export function euroAmount(euros: number): string {
  return `€${formatRounded(euros)}`;
}

/** The fee is net, the hint shows gross, so the tax is added here (C-01). */
export function priceHint(startingNet: Cents | null, vatBasisPoints: number): PriceHint | null {
  if (startingNet === null) return null;
  const gross = Math.round((startingNet * (10_000 + vatBasisPoints)) / 10_000);
  return {
    before: "ab",
    amount: euroAmount(gross / 100),
    after: vatBasisPoints ? "inkl. MwSt." : "",
  };
}
