import { PAGE_SIZE, type SearchQuery, writeSearchQuery } from "#domain/search/query.ts";

/** The home page with this search; another search always starts on its first page. */
export function finderAddress(query: SearchQuery, page = 1): string {
  const params = writeSearchQuery({ ...query, offset: 0, limit: PAGE_SIZE });
  if (page > 1) params.set("seite", String(page));
  return params.size > 0 ? `/?${params}` : "/";
}
