import { MAX_PRICE } from "./query.ts";
import type { PriceBounds } from "./results.ts";

/** The five fees that price filter and price order look at, in whole euros (FILTER-03, C-57). */
export type SearchFees = {
  readonly base_fee_usd: number | null;
  readonly min_fee: number | null;
  readonly fee_20: number | null;
  readonly fee_40: number | null;
  readonly fee_60: number | null;
};

const LOWEST_MAXIMUM = 5000;
const STEP = 1000;

function positiveFees(fees: SearchFees): number[] {
  return [fees.base_fee_usd, fees.min_fee, fees.fee_20, fees.fee_40, fees.fee_60].filter(
    (fee): fee is number => fee !== null && fee > 0,
  );
}

/** What the price filter compares; 0 is no fee at all. */
export function lowestFee(fees: SearchFees): number {
  const positive = positiveFees(fees);
  return positive.length === 0 ? 0 : Math.min(...positive);
}

export function highestFee(fees: SearchFees): number {
  return Math.max(0, ...positiveFees(fees));
}

/** What the two price orders compare: the base fee, else the lowest one. */
export function orderFee(fees: SearchFees): number {
  return fees.base_fee_usd !== null && fees.base_fee_usd > 0 ? fees.base_fee_usd : lowestFee(fees);
}

/** The slider ends at the highest fee, rounded up to the next thousand, and never below 5000. */
export function priceBounds(highest: number): PriceBounds {
  return { min: 0, max: Math.max(LOWEST_MAXIMUM, Math.ceil(highest / STEP) * STEP) };
}

type Range = { readonly minPrice?: number | undefined; readonly maxPrice?: number | undefined };

/** The range that narrows the result, or nothing when it covers the whole slider or 0 to 100000. */
export function activeRange(
  { minPrice = 0, maxPrice = MAX_PRICE }: Range,
  bounds: PriceBounds,
): { readonly from: number; readonly to: number } | undefined {
  const coversAll = minPrice <= 0 && maxPrice >= Math.min(bounds.max, MAX_PRICE);
  // 100000 is the end of the scale and not a price: a speaker who costs more is not left out.
  return coversAll
    ? undefined
    : { from: minPrice, to: maxPrice >= MAX_PRICE ? Infinity : maxPrice };
}
