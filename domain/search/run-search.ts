import { recordBy } from "#domain/record/record-by.ts";
import { applyFilters, chosenBy, narrowed } from "./apply-filters.ts";
import { FACET_NAMES } from "./filter-table.ts";
import {
  type BitSet,
  countBits,
  countCommon,
  hasBit,
  intersect,
  removeBit,
} from "./index/bit-set.ts";
import { type Groups, standingOf } from "./index/columns.ts";
import type { Totals } from "./index/event-totals.ts";
import type { Hit, SpeakerStore } from "./index/speaker-store.ts";
import type { SearchQuery } from "./query.ts";
import { type Levels, pageOf, placeByRelevance } from "./rank-page.ts";
import { relevanceParts } from "./relevance.ts";
import type { FacetCount, Facets, Placement, PriceBounds } from "./results.ts";
import { isStrong } from "./text/match-level.ts";
import { matchText } from "./text/match-text.ts";
import { readMeaning } from "./text/read-meaning.ts";

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

const NO_LEVELS: Levels = new Uint8Array(0);

type Request = {
  readonly query: SearchQuery;
  readonly taken: Taken;
  readonly bounds: PriceBounds;
  readonly totals?: Totals | undefined;
};

export function runSearch(store: SpeakerStore, request: Request): SearchAnswer {
  const { columns } = store;
  const { found, chosen, all, levels } = match(store, request);
  /** Each facet disregards its own filter. */
  const counted = recordBy(FACET_NAMES, (name) =>
    chosen.has(name) ? narrowed(found, chosen, name) : all,
  );
  return {
    hits: store.hits(
      pageOf(columns, all, { ...request.query, levels, prices: request.totals?.net }),
    ),
    total: countBits(all),
    facets: recordBy(FACET_NAMES, (name) => facet(columns.groups[name], counted[name])),
    priceBounds: request.bounds,
  };
}

export function countHits(store: SpeakerStore, request: Request): number {
  return countBits(match(store, request).all);
}

/** Why a speaker has this place among the hits by relevance; undefined for speakers that are no hit. */
export function placementOf(
  store: SpeakerStore,
  request: Request,
  slug: string,
): Placement | undefined {
  const { columns } = store;
  const { all, levels } = match(store, request);
  const slot = columns.cards.findIndex((card) => card?.slug === slug);
  if (slot < 0 || !hasBit(all, slot)) return undefined;
  const level = levels[slot] ?? 0;
  const parts = relevanceParts(standingOf(columns, slot), isStrong(level), columns.weights);
  return {
    place: placeByRelevance(columns, all, levels, slot),
    total: countBits(all),
    points: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
  };
}

/** Filters with a facet come last and apart. */
function match(store: SpeakerStore, { query, taken, bounds, totals }: Request) {
  const { columns, text, slots } = store;
  const node = readMeaning(query.q, store.synonyms());
  const matched = node && matchText(text, node);
  const found = columns.live.slice();
  if (matched) intersect(found, matched.found);
  applyFilters(columns, query, { bounds, totals }, found);
  if (query.date) {
    for (const id of taken) {
      const slot = slots.get(id);
      if (slot !== undefined) removeBit(found, slot);
    }
  }
  const chosen = chosenBy(columns, query);
  const all = chosen.size === 0 ? found : narrowed(found, chosen);
  return { found, chosen, all, levels: matched?.levels ?? NO_LEVELS };
}

/** Most hits first; groups without any are left out. */
function facet(groups: Groups, found: BitSet): FacetCount[] {
  return [...groups]
    .map(([value, members]) => ({ value, count: countCommon(found, members) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
