import type { SearchQuery } from "./query.ts";
import { LOOSENABLE, type Loosenable, type Loosening } from "./results.ts";

/** For a search without hits: the single filter whose removal shows the most speakers. */
export function nearestLoosening(
  query: SearchQuery,
  countHits: (query: SearchQuery) => number,
): Loosening | undefined {
  let best: Loosening | undefined;
  for (const filter of LOOSENABLE.filter((name) => isActive(query, name))) {
    const loosened = without(query, filter);
    const total = countHits(loosened);
    if (total > (best?.total ?? 0)) best = { filter, query: loosened, total };
  }
  return best;
}

function isActive(query: SearchQuery, filter: Loosenable): boolean {
  switch (filter) {
    case "q":
      return query.q !== "";
    case "category":
    case "language":
      return query[filter].length > 0;
    case "price":
      return query.minPrice !== undefined || query.maxPrice !== undefined;
    default:
      return query[filter] !== undefined;
  }
}

/** From the first page on: where somebody was in one list says nothing about the next. */
function without(query: SearchQuery, filter: Loosenable): SearchQuery {
  const { minPrice, maxPrice, ...rest } = { ...query, offset: 0 };
  const prices = { minPrice, maxPrice };
  switch (filter) {
    case "q":
      return { ...rest, ...prices, q: "" };
    case "category":
    case "language":
      return { ...rest, ...prices, [filter]: [] };
    case "price":
      return rest;
    default: {
      const { [filter]: _, ...others } = rest;
      return { ...others, ...prices };
    }
  }
}
