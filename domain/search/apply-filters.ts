import { cents } from "../money.ts";
import { grossOf } from "../pricing/quote.ts";
import { distanceKm } from "./distance.ts";
import { FACET_NAMES, type FacetFilter, OPTION_NAMES } from "./filter-table.ts";
import { type BitSet, bitSet, forEachBit, intersect, removeBit, unite } from "./index/bit-set.ts";
import type { Columns } from "./index/columns.ts";
import type { Totals } from "./index/event-totals.ts";
import { activeRange } from "./price-range.ts";
import { askedBasis, type SearchQuery } from "./query.ts";
import type { PriceBounds } from "./results.ts";

type Prices = { readonly bounds: PriceBounds; readonly totals: Totals | undefined };

/** Leaves in `found` the speakers that pass every filter but those with a facet, which needs them apart. */
export function applyFilters(
  columns: Columns,
  query: SearchQuery,
  { bounds, totals }: Prices,
  found: BitSet,
): BitSet {
  for (const name of OPTION_NAMES) {
    const value = query[name];
    if (value) intersect(found, columns.groups[name].get(value) ?? bitSet(columns.capacity));
  }
  const tests = numberTests(columns, query, { bounds, totals });
  if (tests.length === 0) return found;
  forEachBit(found, (slot) => {
    if (!tests.every((passes) => passes(slot))) removeBit(found, slot);
  });
  return found;
}

/** Who has any of the values that are asked for, for every filter with a facet that is in use. */
export type Chosen = ReadonlyMap<FacetFilter, BitSet>;

export function chosenBy(columns: Columns, query: SearchQuery): Chosen {
  const asked = FACET_NAMES.filter((name) => query[name].length > 0);
  return new Map(asked.map((name) => [name, anyOf(columns, name, query[name])]));
}

function anyOf(columns: Columns, name: FacetFilter, values: readonly string[]): BitSet {
  const members = bitSet(columns.capacity);
  for (const value of values) {
    const group = columns.groups[name].get(value);
    if (group) unite(members, group);
  }
  return members;
}

/** Those of `found` who have what is chosen, one filter perhaps disregarded. */
export function narrowed(found: BitSet, chosen: Chosen, except?: FacetFilter): BitSet {
  const rest = found.slice();
  for (const [name, members] of chosen) {
    if (name !== except) intersect(rest, members);
  }
  return rest;
}

type Test = (slot: number) => boolean;

function numberTests(columns: Columns, query: SearchQuery, { bounds, totals }: Prices): Test[] {
  const tests: Test[] = [];
  const { experience = 0, near } = query;
  if (experience > 0) tests.push((slot) => (columns.years[slot] ?? 0) >= experience);
  const range = activeRange(query, bounds);
  if (range) {
    const price = priceOf(columns, query, totals);
    tests.push((slot) => {
      const euros = price(slot);
      return euros > 0 && euros >= range.from && euros <= range.to;
    });
  }
  if (near) {
    tests.push((slot) => {
      const place = { lat: columns.lat[slot] ?? Number.NaN, lng: columns.lng[slot] ?? Number.NaN };
      return distanceKm(near, place) <= near.km;
    });
  }
  return tests;
}

/** What the bounds are compared with, in euros: the starting fee, or with day and place the total. */
function priceOf(columns: Columns, query: SearchQuery, totals: Totals | undefined) {
  if (!totals) return (slot: number) => columns.lowestFee[slot] ?? 0;
  const { net, vatBasisPoints } = totals;
  const rate = askedBasis(query) === "gross" ? vatBasisPoints : 0;
  return (slot: number) => {
    const amount = net[slot] ?? Number.NaN;
    return Number.isNaN(amount) ? 0 : grossOf(cents(amount), rate) / 100;
  };
}
