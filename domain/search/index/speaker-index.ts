import { keepNewest } from "#domain/list/keep-newest.ts";
import type { EventTotal } from "#domain/pricing/event-total.ts";
import { foldedWords } from "#domain/search/text/fold.ts";
import type { SynonymGroup } from "#domain/search/text/synonyms.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { featured } from "../featured.ts";
import { bestFilterRelaxation } from "../filter-relaxation.ts";
import { popularTopics } from "../popular-topics.ts";
import { priceBounds } from "../price-range.ts";
import { priceSpan } from "../price-span.ts";
import { EMPTY_QUERY, hasPriceBounds, type SearchQuery } from "../query.ts";
import { RELEVANCE_WEIGHTS, type RelevanceWeights, relevance } from "../relevance.ts";
import type { FilterRelaxation, Placement, PriceBounds, TopicCount } from "../results.ts";
import { countHits, placementOf, runSearch, type SearchAnswer, type Taken } from "../run-search.ts";
import type { Pause } from "../work-in-slices.ts";
import { standingOf } from "./columns.ts";
import {
  eventTotal,
  netTotals,
  type PricedEvent,
  type Totals,
  travelOrigin,
} from "./event-totals.ts";
import type { SearchDoc } from "./search-doc.ts";
import { buildSpeakerStore, type Hit, type SpeakerStore } from "./speaker-store.ts";

export type SpeakerIndex = Awaited<ReturnType<typeof buildSpeakerIndex>>;

const NONE_TAKEN: Taken = new Set();
/** Eight bytes for each speaker and event. */
const MOST_EVENTS = 16;

/** What a search depends on besides its query. */
export type Circumstances = {
  readonly taken?: Taken | undefined;
  readonly event?: PricedEvent | undefined;
};

/** All listed speakers, ready to be searched. Everything is in memory; nothing here knows a database. */
export async function buildSpeakerIndex(
  docs: readonly SearchDoc[],
  pause: Pause,
  weights: RelevanceWeights = RELEVANCE_WEIGHTS,
  groups: readonly SynonymGroup[] = [],
) {
  const store = await buildSpeakerStore(docs, pause, weights, groups);
  /** What follows from all speakers together is worked out once after every change. */
  let overview: Overview = {};

  function bounds(): PriceBounds {
    overview.bounds ??= boundsOf(store);
    return overview.bounds;
  }

  function request(query: SearchQuery, { taken = NONE_TAKEN, event }: Circumstances) {
    if (!event) return { query, taken, bounds: bounds() };
    const { totals, bounds: ofTotals } = pricesOf(event);
    return { query, taken, totals, bounds: ofTotals };
  }

  function count(query: SearchQuery, around: Circumstances = {}): number {
    return countHits(store, request(query, around));
  }

  /** Kept for the events asked for last: every page and filter of a search needs them. */
  function pricesOf(event: PricedEvent): EventPrices {
    const key = JSON.stringify(event);
    overview.prices ??= new Map();
    const prices = overview.prices.get(key) ?? eventPrices(store, event);
    keepNewest(overview.prices, [key, prices], MOST_EVENTS);
    return prices;
  }

  return {
    size: () => store.slots.size,
    ids: () => [...store.slots.keys()],

    /** False when there is no room left and the index has to be built anew. */
    upsert(doc: SearchDoc): boolean {
      overview = {};
      return store.upsert(doc);
    },

    remove(id: string): void {
      overview = {};
      store.remove(id);
    },

    /** From the next search on; nothing has to be built anew. */
    setSynonyms(groups: readonly SynonymGroup[]): void {
      overview = {};
      store.setSynonyms(groups);
    },

    /** What means the same, in one spelling. */
    synonymsOf: (text: string): string[] =>
      store
        .synonyms()
        .othersOf(foldedWords(text))
        .map((words) => words.join(" ")),

    search(query: SearchQuery, around: Circumstances = {}): SearchAnswer {
      return runSearch(store, request(query, around));
    },

    hitOf(slug: string): Hit | undefined {
      const slot = store.columns.cards.findIndex((card) => card?.slug === slug);
      return slot < 0 ? undefined : store.hits([slot])[0];
    },

    /** What one of the hits costs; a way that was routed comes before the estimated one. */
    total(id: string, event: PricedEvent, routedKm: number | null = null): EventTotal | undefined {
      const slot = store.slots.get(id);
      return slot === undefined ? undefined : eventTotal(store.columns, slot, event, routedKm);
    },

    /** Where the way of a speaker begins, if their price depends on it. */
    travelOrigin(id: string) {
      const slot = store.slots.get(id);
      return slot === undefined ? null : travelOrigin(store.columns, slot);
    },

    /** In the order of the ids; unlisted speakers are left out. */
    cards(ids: readonly string[]): SpeakerCardData[] {
      const slots = ids.flatMap((id) => store.slots.get(id) ?? []);
      return store.hits(slots).map(({ card }) => card);
    },

    /** For a search without hits: which single filter to give up. */
    relaxation(query: SearchQuery, around: Circumstances = {}): FilterRelaxation | undefined {
      // Without its day an event has no totals: the bounds would mean starting prices.
      const meansOther = (relaxed: SearchQuery) =>
        around.event !== undefined && relaxed.date === undefined && hasPriceBounds(relaxed);
      return bestFilterRelaxation(query, (relaxed) =>
        meansOther(relaxed) ? 0 : count(relaxed, around),
      );
    },

    suggest: store.suggestions.suggest,

    popularTopics(): readonly TopicCount[] {
      const topicLists = () => store.hits(store.slots.values()).map(({ card }) => card.topics);
      overview.topics ??= popularTopics(topicLists(), (q) => count({ ...EMPTY_QUERY, q }));
      return overview.topics;
    },

    /** Why a speaker has its place in the list by relevance. */
    placement(query: SearchQuery, slug: string, around: Circumstances = {}): Placement | undefined {
      return placementOf(store, request(query, around), slug);
    },

    priceSpan: (category: string) => priceSpan(store.columns, category),

    /** Who would lead the whole list with other weights. */
    leaders(weights: RelevanceWeights, most: number): SpeakerCardData[] {
      return leadersOf(store, weights).slice(0, most);
    },

    /** Up to six; larger screens show the first three (FEAT-04, FEAT-05). */
    featured(): readonly SpeakerCardData[] {
      overview.featured ??= featuredOf(store);
      return overview.featured;
    },
  };
}

type EventPrices = { readonly totals: Totals; readonly bounds: PriceBounds };

type Overview = {
  bounds?: PriceBounds;
  prices?: Map<string, EventPrices>;
  topics?: TopicCount[];
  featured?: SpeakerCardData[];
};

function eventPrices({ columns }: SpeakerStore, event: PricedEvent): EventPrices {
  const net = netTotals(columns, event);
  let highest = 0;
  for (const amount of net) if (amount > highest) highest = amount;
  const { vatBasisPoints } = event;
  return { totals: { net, vatBasisPoints }, bounds: priceBounds(highest / 100) };
}

function boundsOf({ columns, slots }: SpeakerStore): PriceBounds {
  let highest = 0;
  for (const slot of slots.values()) highest = Math.max(highest, columns.highestFee[slot] ?? 0);
  return priceBounds(highest);
}

function featuredOf({ columns, slots, hits }: SpeakerStore): SpeakerCardData[] {
  const records = [...slots].map(([id, slot]) => ({
    slot,
    id,
    rating: columns.rating[slot] ?? 0,
    bookings: columns.bookings[slot] ?? 0,
  }));
  return hits(featured(records).map(({ slot }) => slot)).map(({ card }) => card);
}

function leadersOf({ columns, slots, hits }: SpeakerStore, weights: RelevanceWeights) {
  const ranked = [...slots].map(([id, slot]) => {
    return { slot, id, value: relevance(standingOf(columns, slot), false, weights) };
  });
  ranked.sort((one, other) => other.value - one.value || (one.id < other.id ? -1 : 1));
  return hits(ranked.map(({ slot }) => slot)).map(({ card }) => card);
}
