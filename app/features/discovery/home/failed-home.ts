import { askedBasis, readSearchQuery } from "#domain/search/query.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { isFiltered } from "../finder/filters/is-filtered.ts";
import type { HomeData } from "./home-data.ts";

/** What the browser can show by itself when the server does not answer (ERR-33). */
export function failedHome(params: URLSearchParams): HomeData {
  const query = readSearchQuery(params);
  return {
    query,
    isFiltered: isFiltered(query),
    prices: askedBasis(query),
    topics: CATEGORIES.map(({ name, label }) => ({ name, label, count: 0 })),
    results: null,
    popular: [],
    featured: [],
    claims: null,
    takesCards: false,
  };
}
