/** What an amount in a list means: without or with tax (C-100). */
export const PRICE_BASES = ["net", "gross"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];
/** As specified on cards: 'ab €2.975 inkl. MwSt.'. */
export const DEFAULT_PRICE_BASIS: PriceBasis = "gross";

/** The choice of a visitor, kept if it is not the default; `BEFORE_PAINT` reads it, so that no amount jumps. */
export const PRICE_BASIS_KEY = "wb-prices";

/** What an address says of its amounts. Bounds that do not say so are net, as specified. */
export function addressBasis(params: URLSearchParams): PriceBasis | undefined {
  const named = PRICE_BASES.find((basis) => basis === params.get("prices"));
  return named ?? (params.has("minPrice") || params.has("maxPrice") ? "net" : undefined);
}
