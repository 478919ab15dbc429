import { distanceKm } from "./distance.ts";
import { type BitSet, bitSet, forEachBit, intersect, removeBit, unite } from "./index/bit-set.ts";
import type { Columns, Groups } from "./index/columns.ts";
import { activeRange } from "./price-range.ts";
import type { SearchQuery } from "./query.ts";
import type { PriceBounds } from "./results.ts";

/** Leaves in `found` the speakers that pass every filter but category and language, whose facets need them apart. */
export function applyFilters(
  columns: Columns,
  query: SearchQuery,
  bounds: PriceBounds,
  found: BitSet,
): BitSet {
  if (query.gender) intersect(found, anyOf(columns, columns.gender, [query.gender]));
  if (query.style) intersect(found, anyOf(columns, columns.style, [query.style]));
  if (query.format) intersect(found, anyOf(columns, columns.format, [query.format]));
  const tests = numberTests(columns, query, bounds);
  if (tests.length === 0) return found;
  forEachBit(found, (slot) => {
    if (!tests.every((passes) => passes(slot))) removeBit(found, slot);
  });
  return found;
}

/** Members of any of the named groups. */
export function anyOf(columns: Columns, groups: Groups, names: readonly string[]): BitSet {
  const members = bitSet(columns.capacity);
  for (const name of names) {
    const group = groups.get(name);
    if (group) unite(members, group);
  }
  return members;
}

type Test = (slot: number) => boolean;

function numberTests(columns: Columns, query: SearchQuery, bounds: PriceBounds): Test[] {
  const tests: Test[] = [];
  const { experience = 0, near } = query;
  if (experience > 0) tests.push((slot) => (columns.years[slot] ?? 0) >= experience);
  const range = activeRange(query, bounds);
  if (range) {
    tests.push((slot) => {
      const fee = columns.lowestFee[slot] ?? 0;
      return fee > 0 && fee >= range.from && fee <= range.to;
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
