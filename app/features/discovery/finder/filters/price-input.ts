/** Step of the price slider in whole euros. */
export const PRICE_STEP = 100;

export type PriceRange = { low: number; high: number };

/** „1.500“, „1500 €“, „€1.500,00“ in whole euros; undefined when no number is in it. */
export function parseEuros(text: string): number | undefined {
  const digits = text.replace(/,\d*/, "").replace(/[^\d]/g, "");
  return digits === "" || digits.length > 7 ? undefined : Number(digits);
}

/** Keeps both ends inside the bounds and in their order; the end that was moved gives way. */
export function fittingRange(range: PriceRange, moved: "low" | "high", max: number): PriceRange {
  const low = Math.min(Math.max(range.low, 0), max);
  const high = Math.min(Math.max(range.high, 0), max);
  if (low <= high) return { low, high };
  return moved === "low" ? { low: high, high } : { low, high: low };
}

/** The ends of the slider filter nothing, so they are not asked for (C-57). */
export function askedPrices({ low, high }: PriceRange, max: number) {
  return { minPrice: low > 0 ? low : undefined, maxPrice: high < max ? high : undefined };
}
