import { EMPTY_QUERY, type SearchQuery, writeSearchQuery } from "#domain/search/query.ts";

/** Whether anything narrows the list; order and page do not. */
export function isFiltered(query: SearchQuery): boolean {
  const { sort, offset, limit } = EMPTY_QUERY;
  return writeSearchQuery({ ...query, sort, offset, limit }).size > 0;
}
