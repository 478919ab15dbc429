import { FACET_NAMES, type FacetFilter, OPTION_NAMES } from "./filter-table.ts";
import type { SearchQuery } from "./query.ts";
import type { RelevancePart } from "./relevance.ts";

export type FacetCount = { readonly value: string; readonly count: number };

/** How many hits every choice would have: each list disregards its own filter. Most hits first. */
export type Facets = { readonly [Name in FacetFilter]: readonly FacetCount[] };

/** Ends of the price filter in whole euros (C-57). */
export type PriceBounds = { readonly min: 0; readonly max: number };

/** Filters that can be taken back one at a time; both prices are one filter. */
export const RELAXABLE_FILTERS = [
  "q",
  ...FACET_NAMES,
  "price",
  "experience",
  ...OPTION_NAMES,
  "date",
  "near",
] as const;
export type RelaxableFilter = (typeof RELAXABLE_FILTERS)[number];

/** The one filter whose removal shows the most speakers, and the search without it. */
export type FilterRelaxation = {
  readonly filter: RelaxableFilter;
  readonly query: SearchQuery;
  readonly total: number;
};

export const SUGGESTION_GROUPS = ["topic", "speaker", "talk"] as const;
export type SuggestionGroup = (typeof SUGGESTION_GROUPS)[number];

/** One line below the search field; `slug` leads to the speaker, in person or as the one who gives the talk. */
export type Suggestion = {
  readonly group: SuggestionGroup;
  readonly label: string;
  readonly slug: string | null;
};

/** Why a speaker has its place in the list by relevance. */
export type Placement = {
  readonly place: number;
  readonly total: number;
  readonly points: number;
  readonly parts: readonly RelevancePart[];
};

export type TopicCount = { readonly topic: string; readonly count: number };
