import { countEmptySearch } from "#data/queries/discovery/empty-searches.ts";
import { listTakenSpeakers } from "#data/queries/discovery/search-rows.ts";
import type { VenueAnswer } from "#domain/address/place-answer.ts";
import { vatRulesIn } from "#domain/platform/settings.ts";
import type { EventTotal } from "#domain/pricing/event-total.ts";
import { netBounds } from "#domain/pricing/list-price.ts";
import { standardVat } from "#domain/pricing/vat/vat-by-country.ts";
import { emptySearchTerm } from "#domain/search/empty-search-term.ts";
import type { Circumstances } from "#domain/search/index/speaker-index.ts";
import { cursorAt } from "#domain/search/page-cursor.ts";
import { askedBasis, hasPriceBounds, type SearchQuery } from "#domain/search/query.ts";
import type { Facets, FilterRelaxation, PriceBounds } from "#domain/search/results.ts";
import type { SearchAnswer, Taken } from "#domain/search/run-search.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { type AskedEvent, askedEvent, totalsOf } from "./asked-event.server.ts";

export type SpeakerResults = {
  cards: SpeakerCardData[];
  /** All matches, not only those of this page. */
  total: number;
  facets: Facets;
  priceBounds: PriceBounds;
  nextCursor: string | null;
  /** Only when nothing was found and giving up a single filter helps. */
  relaxation?: FilterRelaxation | undefined;
  /** What is known of the place that is asked for. */
  venue?: VenueAnswer | undefined;
  /** With day and place: what each costs, by short name. */
  totals?: Record<string, EventTotal> | undefined;
};

/** One page of cards with everything the finder shows around them; nothing personal. */
export async function searchSpeakers(ctx: Ctx, query: SearchQuery): Promise<SpeakerResults> {
  const { compared, around, venue } = await preparedSearch(ctx, query);
  const index = ctx.search.index();
  const answer = index.search(compared, around);
  if (answer.total === 0) noteEmptySearch(ctx, query);
  return {
    cards: answer.hits.map(({ card }) => card),
    total: answer.total,
    facets: answer.facets,
    priceBounds: answer.priceBounds,
    nextCursor: nextCursor(query, answer),
    relaxation:
      answer.total === 0 ? inOwnPrices(index.relaxation(compared, around), query) : undefined,
    venue,
    totals: around.event && (await totalsOf(ctx, answer.hits, around.event)),
  };
}

type PreparedSearch = Pick<AskedEvent, "venue"> & {
  /** The query as the index compares. */
  compared: SearchQuery;
  around: Circumstances;
};

/** Everything a search needs to know that does not lie in the index. */
export async function preparedSearch(ctx: Ctx, query: SearchQuery): Promise<PreparedSearch> {
  const [taken, { venue, priced: event }] = await Promise.all([
    takenSpeakers(ctx, query),
    askedEvent(ctx, query),
  ]);
  // Totals are compared as they are asked for, net or gross.
  const compared = event ? query : await withNetPrices(ctx, query);
  return { compared, around: { taken, event }, ...(venue && { venue }) };
}

/** The index compares net fees, as specified; bounds that are meant gross are translated for it. */
async function withNetPrices(ctx: Ctx, query: SearchQuery): Promise<SearchQuery> {
  if (askedBasis(query) !== "gross" || !hasPriceBounds(query)) return query;
  const rules = vatRulesIn(await ctx.kept.settings());
  const vat = standardVat(rules, berlinDay(ctx.now().getTime()));
  return { ...query, ...netBounds(query, vat), prices: undefined };
}

/** The offered search speaks of the bounds as the visitor wrote them. */
function inOwnPrices(
  relaxation: FilterRelaxation | undefined,
  { minPrice, maxPrice, prices }: SearchQuery,
): FilterRelaxation | undefined {
  if (!relaxation || !hasPriceBounds(relaxation.query)) return relaxation;
  return { ...relaxation, query: { ...relaxation.query, minPrice, maxPrice, prices } };
}

/** Calendars change by the minute, so they are asked each time instead of being kept in the index. */
async function takenSpeakers(ctx: Ctx, { date }: SearchQuery): Promise<Taken> {
  return date === undefined ? new Set() : listTakenSpeakers(await ctx.reads(), date);
}

export function nextCursor({ offset }: SearchQuery, { hits, total }: SearchAnswer): string | null {
  const seen = offset + hits.length;
  return hits.length > 0 && seen < total ? cursorAt(seen) : null;
}

/** Counts searches without a result, without delaying or failing the search. */
function noteEmptySearch(ctx: Ctx, { q, offset }: SearchQuery): void {
  const term = offset === 0 ? emptySearchTerm(q) : null;
  if (term === null) return;
  countEmptySearch(ctx.db, berlinDay(ctx.now().getTime()), term).catch((error: unknown) => {
    ctx.log.warn({ err: error }, "a search without a hit was not counted");
  });
}
