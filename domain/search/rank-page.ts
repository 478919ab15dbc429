import { type BitSet, forEachBit } from "./index/bit-set.ts";
import type { Columns } from "./index/columns.ts";
import type { SortOption } from "./sort-options.ts";
import { isStrong } from "./text/match-level.ts";

type Key = (slot: number) => number;
type Ranked = { readonly slot: number; readonly value: number };
/** How well a speaker matches what was typed, by slot; nothing was typed when it is empty. */
export type Levels = Uint8Array;
/** No score reaches it, so that a better match always comes first (C-110). */
const LEVEL_STEP = 1_000_000;
/** Up to so many the best are kept while looking; beyond, sorting all once is cheaper. */
const FEW = 200;

/** The slots of one page, best first. */
export function pageOf(
  columns: Columns,
  found: BitSet,
  {
    sort,
    offset,
    limit,
    levels,
    prices = columns.orderFee,
  }: {
    sort: SortOption;
    offset: number;
    limit: number;
    levels: Levels;
    /** What the orders by price compare; 0 or not a number without one. */
    prices?: Float64Array | undefined;
  },
): number[] {
  const key = sortKey(columns, sort, { levels, prices });
  const last = offset + limit;
  const best = last <= FEW ? theBest(columns, found, key, last) : allSorted(columns, found, key);
  return best.slice(offset, last);
}

/** At which place of the list by relevance a speaker stands, from 1 on. */
export function placeByRelevance(
  columns: Columns,
  found: BitSet,
  levels: Levels,
  slot: number,
): number {
  const key = sortKey(columns, "relevance", { levels, prices: columns.orderFee });
  const own = key(slot);
  let place = 1;
  forEachBit(found, (other) => {
    const value = key(other);
    if (value > own || (value === own && isBefore(columns, other, slot))) place += 1;
  });
  return place;
}

/** What an order compares, turned so that more comes first. Without a price one comes last, both ways. */
function sortKey(
  columns: Columns,
  sort: SortOption,
  { levels, prices }: { levels: Levels; prices: Float64Array },
): Key {
  const { rating, years, bookings, createdAt, relevance, weights } = columns;
  switch (sort) {
    case "relevance":
      return (slot) => {
        const level = levels[slot] ?? 0;
        const extra = isStrong(level) ? weights.strongMatch : 0;
        return level * LEVEL_STEP + (relevance[slot] ?? 0) + extra;
      };
    case "rating_desc":
      return (slot) => rating[slot] ?? 0;
    case "rating_asc":
      return (slot) => -(rating[slot] ?? 0);
    case "price_asc":
      return (slot) => -(prices[slot] || Number.POSITIVE_INFINITY);
    case "price_desc":
      return (slot) => prices[slot] || Number.NEGATIVE_INFINITY;
    case "experience":
      return (slot) => years[slot] ?? 0;
    case "popularity":
      return (slot) => bookings[slot] ?? 0;
    case "newest":
      return (slot) => createdAt[slot] ?? 0;
  }
}

/** Equal keys are ordered by relevance and then by id, so that no page repeats or skips a speaker. */
function isBefore(columns: Columns, one: number, other: number): boolean {
  const difference = (columns.relevance[one] ?? 0) - (columns.relevance[other] ?? 0);
  if (difference !== 0) return difference > 0;
  return (columns.ids[one] ?? "") < (columns.ids[other] ?? "");
}

function theBest(columns: Columns, found: BitSet, key: Key, wanted: number): number[] {
  const slots: number[] = [];
  const keys: number[] = [];
  forEachBit(found, (slot) => {
    const value = key(slot);
    const isAfter = (at: number) => {
      const other = keys[at] ?? 0;
      return value < other || (value === other && !isBefore(columns, slot, slots[at] ?? 0));
    };
    if (slots.length === wanted && isAfter(wanted - 1)) return;
    let low = 0;
    let high = slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAfter(middle)) low = middle + 1;
      else high = middle;
    }
    slots.splice(low, 0, slot);
    keys.splice(low, 0, value);
    if (slots.length > wanted) {
      slots.pop();
      keys.pop();
    }
  });
  return slots;
}

function allSorted(columns: Columns, found: BitSet, key: Key): number[] {
  const ranked: Ranked[] = [];
  forEachBit(found, (slot) => {
    ranked.push({ slot, value: key(slot) });
  });
  const compare = (one: Ranked, other: Ranked) => {
    if (one.value !== other.value) return one.value > other.value ? -1 : 1;
    return isBefore(columns, one.slot, other.slot) ? -1 : 1;
  };
  return ranked.sort(compare).map(({ slot }) => slot);
}
