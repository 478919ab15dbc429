import { EMPTY_QUERY, type SearchQuery, writeSearchQuery } from "#domain/search/query.ts";

/** Whether anything narrows the list; order, page and what amounts mean do not. */
export function isFiltered(query: SearchQuery): boolean {
  const { sort, offset, limit } = EMPTY_QUERY;
  return writeSearchQuery({ ...query, prices: undefined, sort, offset, limit }).size > 0;
}
