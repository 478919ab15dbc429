import { isFacet } from "./filter-table.ts";
import { hasPriceBounds, type SearchQuery } from "./query.ts";
import { type FilterRelaxation, RELAXABLE_FILTERS, type RelaxableFilter } from "./results.ts";

/** For a search without hits: the single filter whose removal shows the most speakers. */
export function bestFilterRelaxation(
  query: SearchQuery,
  countHits: (query: SearchQuery) => number,
): FilterRelaxation | undefined {
  let best: FilterRelaxation | undefined;
  for (const filter of RELAXABLE_FILTERS.filter((name) => isActive(query, name))) {
    const relaxed = without(query, filter);
    const total = countHits(relaxed);
    if (total > (best?.total ?? 0)) best = { filter, query: relaxed, total };
  }
  return best;
}

function isActive(query: SearchQuery, filter: RelaxableFilter): boolean {
  if (filter === "q") return query.q !== "";
  if (isFacet(filter)) return query[filter].length > 0;
  if (filter === "price") return hasPriceBounds(query);
  return query[filter] !== undefined;
}

/** From the first page on: the offset in one list says nothing about the next. */
function without(query: SearchQuery, filter: RelaxableFilter): SearchQuery {
  const { minPrice, maxPrice, ...rest } = { ...query, offset: 0 };
  const prices = { minPrice, maxPrice };
  if (filter === "price") return rest;
  if (filter === "q") return { ...rest, ...prices, q: "" };
  if (isFacet(filter)) return { ...rest, ...prices, [filter]: [] };
  const { [filter]: _, ...others } = rest;
  return { ...others, ...prices };
}
