/** The eight specified orders (SORT-01 to SORT-09); the first holds unless another is asked for. */
export const SORT_OPTIONS = [
  "relevance",
  "rating_desc",
  "rating_asc",
  "price_asc",
  "price_desc",
  "experience",
  "popularity",
  "newest",
] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

export const DEFAULT_SORT: SortOption = "relevance";
