import type { Cents } from "../money.ts";
import { type PriceHint, priceHint } from "./price-hint.ts";

const WHOLE = 10_000;

type AmountWords = { readonly before: "ab"; readonly amount: string; readonly after: string };
type ListPrice = { readonly gross: PriceHint; readonly net: AmountWords };

/** Where a speaker's prices begin, both ways; null when the speaker names none. */
export function listPrice(startingNet: Cents | null, vatBasisPoints: number): ListPrice | null {
  const gross = priceHint(startingNet, vatBasisPoints);
  const net = priceHint(startingNet, 0);
  return gross && net && { gross, net: { ...net, after: "netto" } };
}

type Bounds = { readonly minPrice?: number | undefined; readonly maxPrice?: number | undefined };

/**
 * The net fees in whole euros whose gross price, rounded as it is shown, lies within the bounds:
 * a card that says €3.000 is not above €3.000.
 */
export function netBounds({ minPrice, maxPrice }: Bounds, vatBasisPoints: number): Bounds {
  const rate = WHOLE + vatBasisPoints;
  return {
    minPrice: minPrice && Math.ceil((minPrice * WHOLE - WHOLE / 2) / rate),
    maxPrice:
      maxPrice === undefined ? undefined : Math.ceil((maxPrice * WHOLE + WHOLE / 2) / rate) - 1,
  };
}

export function grossEuros(netEuros: number, vatBasisPoints: number): number {
  return Math.round((netEuros * (WHOLE + vatBasisPoints)) / WHOLE);
}
