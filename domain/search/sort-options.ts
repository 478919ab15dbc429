/** The eight orders of the specification (SPEC 9); the first is the one nobody has to ask for. */
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
