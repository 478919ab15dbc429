import { TRAVEL_RULES } from "#domain/pricing/travel/travel-cost.ts";
import type { PricedEvent } from "#domain/search/index/event-totals.ts";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { readSearchQuery, type SearchQuery } from "#domain/search/query.ts";
import type { Taken } from "#domain/search/run-search.ts";
import { type Figure, quantile } from "../report/figure.ts";
import type { Rival } from "./search-rivals.ts";

/** One speaker in so many is booked or blocked on the day. */
const TAKEN_EVERY = 20;
const TOWNS = 20;

const SEARCHES = [
  "q=führung&date=2030-03-07",
  "q=digitalisirung&date=2030-03-07&sort=price_asc",
  "category=leadership&date=2030-03-07&maxPrice=6000&prices=gross",
  "date=2030-03-07&sort=price_desc",
  "q=ethik ODER verhandlung&date=2030-03-07&minPrice=2000&maxPrice=9000&sort=price_asc",
  "category=technology&language=Englisch&date=2030-03-07",
].map((address) => readSearchQuery(new URLSearchParams(address)));

type Measured = {
  index: SpeakerIndex;
  others: readonly Rival[];
  name: (what: string) => string;
};

/**
 * Searches for a day and a place, each page with totals, facets and bounds: for places that are asked for
 * the first time, and again. The others price the hits of their page afterwards and can do no more.
 */
export async function measureTotals({ index, others, name }: Measured): Promise<Figure[]> {
  const taken: Taken = new Set(index.ids().filter((_, at) => at % TAKEN_EVERY === 0));
  const events = eventsFrom(TOWNS).slice(0, 3);
  const again = [0, 1, 2].flatMap((round) =>
    SEARCHES.flatMap((query) =>
      events.flatMap((event) => {
        const ms = timed(() => search(index, query, event, taken));
        return round === 0 ? [] : [ms];
      }),
    ),
  );
  // The code is compiled by now.
  const first = eventsFrom(0).map((event, at) =>
    timed(() => search(index, SEARCHES[at % SEARCHES.length], event, taken)),
  );
  const median = quantile(again, 0.5);
  const [event] = events;
  const figures: Figure[] = [
    {
      name: name("search with totals, a new place, 95 %"),
      value: quantile(first, 0.95),
      unit: "ms",
    },
    { name: name("search with totals, 95 %"), value: quantile(again, 0.95), unit: "ms" },
    { name: name("search with totals, median"), value: median, unit: "ms" },
  ];
  for (const { name: who, search: find, ids } of others) {
    const found: number[] = [];
    for (const query of SEARCHES) {
      const begun = performance.now();
      const answer = await find(query);
      if (event) for (const id of ids(answer)) index.total(id, event);
      found.push(performance.now() - begun);
    }
    const value = quantile(found, 0.5);
    const ratio = { value: value / median, to: "search with totals" };
    figures.push({ name: name(`${who}, totals of its page, median`), value, unit: "ms", ratio });
  }
  return figures;
}

function search(
  index: SpeakerIndex,
  query: SearchQuery | undefined,
  event: PricedEvent,
  taken: Taken,
): void {
  if (!query) return;
  const { hits } = index.search(query, { event, taken });
  for (const { id } of hits) index.total(id, event);
}

/** Places all over the three countries, each only once. */
function eventsFrom(start: number): PricedEvent[] {
  return Array.from({ length: TOWNS }, (_, at) => ({
    place: { lat: 47 + (start + at) * 0.17, lng: 7 + (start + at) * 0.19 },
    length: 40,
    rules: TRAVEL_RULES,
    vatBasisPoints: 1900,
  }));
}

function timed(call: () => void): number {
  const begun = performance.now();
  call();
  return performance.now() - begun;
}
