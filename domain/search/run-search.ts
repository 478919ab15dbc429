import {
  type BitSet,
  bitSet,
  countBits,
  countCommon,
  hasBit,
  intersect,
  removeBit,
} from "./bit-set.ts";
import { type Groups, standingOf } from "./columns.ts";
import { anyOf, applyFilters } from "./filters.ts";
import { matchText } from "./match-text.ts";
import { pageOf, placeByRelevance } from "./order.ts";
import { parseQuery } from "./parse-query.ts";
import type { SearchQuery } from "./query.ts";
import { relevanceParts } from "./relevance.ts";
import type { FacetCount, Facets, Placement, PriceBounds } from "./results.ts";
import type { Hit, SpeakerStore } from "./speaker-store.ts";

/** Ids of the speakers who cannot come on the day that is asked for. */
export type Taken = ReadonlySet<string>;

export type SearchAnswer = {
  /** The page, best first. */
  readonly hits: readonly Hit[];
  /** All matches, not only those of this page. */
  readonly total: number;
  readonly facets: Facets;
  readonly priceBounds: PriceBounds;
};

type Request = { readonly query: SearchQuery; readonly taken: Taken; readonly bounds: PriceBounds };

export function runSearch(store: SpeakerStore, request: Request): SearchAnswer {
  const { columns } = store;
  const strong = bitSet(columns.capacity);
  const { all, inCategory, inLanguage } = match(store, request, strong);
  return {
    hits: store.hits(pageOf(columns, all, { ...request.query, strong })),
    total: countBits(all),
    facets: {
      category: facet(columns.category, inLanguage),
      language: facet(columns.language, inCategory),
    },
    priceBounds: request.bounds,
  };
}

export function countHits(store: SpeakerStore, request: Request): number {
  return countBits(match(store, request, bitSet(store.columns.capacity)).all);
}

/** Why somebody stands where they stand among the hits by relevance; undefined for whoever is no hit. */
export function placementOf(
  store: SpeakerStore,
  request: Request,
  slug: string,
): Placement | undefined {
  const { columns } = store;
  const strong = bitSet(columns.capacity);
  const { all } = match(store, request, strong);
  const slot = columns.cards.findIndex((card) => card?.slug === slug);
  if (slot < 0 || !hasBit(all, slot)) return undefined;
  const parts = relevanceParts(standingOf(columns, slot), hasBit(strong, slot), columns.weights);
  return {
    place: placeByRelevance(columns, all, strong, slot),
    total: countBits(all),
    points: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
  };
}

/** Category and language come last and apart: each facet disregards its own filter. */
function match(store: SpeakerStore, { query, taken, bounds }: Request, strong: BitSet) {
  const { columns, text, slots } = store;
  const node = parseQuery(query.q);
  const found = columns.live.slice();
  if (node) intersect(found, matchText(text, node, strong));
  applyFilters(columns, query, bounds, found);
  if (query.date) {
    for (const id of taken) {
      const slot = slots.get(id);
      if (slot !== undefined) removeBit(found, slot);
    }
  }
  const inCategory = within(found, columns.category, query.category);
  const inLanguage = within(found, columns.language, query.language);
  const all = within(inLanguage, columns.category, query.category);
  return { all, inCategory, inLanguage };

  function within(among: BitSet, groups: Groups, names: readonly string[]): BitSet {
    return names.length === 0 ? among : intersect(anyOf(columns, groups, names), among);
  }
}

/** Most hits first; groups without any are left out. */
function facet(groups: Groups, found: BitSet): FacetCount[] {
  return [...groups]
    .map(([value, members]) => ({ value, count: countCommon(found, members) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
