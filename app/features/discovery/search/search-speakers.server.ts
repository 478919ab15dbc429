import { countEmptySearch } from "#data/queries/discovery/empty-searches.ts";
import { listTakenSpeakers } from "#data/queries/discovery/search-rows.ts";
import { vatRulesIn } from "#domain/platform/settings.ts";
import { netBounds } from "#domain/pricing/list-price.ts";
import { standardVat } from "#domain/pricing/vat/vat-by-country.ts";
import { emptySearchTerm } from "#domain/search/empty-search-term.ts";
import { cursorAt } from "#domain/search/page-cursor.ts";
import { askedBasis, hasPriceBounds, type SearchQuery } from "#domain/search/query.ts";
import type { Facets, FilterRelaxation, PriceBounds } from "#domain/search/results.ts";
import type { SearchAnswer, Taken } from "#domain/search/run-search.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";

export type SpeakerResults = {
  cards: SpeakerCardData[];
  /** All matches, not only those of this page. */
  total: number;
  facets: Facets;
  priceBounds: PriceBounds;
  nextCursor: string | null;
  /** Only when nothing was found and giving up a single filter helps. */
  relaxation?: FilterRelaxation | undefined;
};

/** One page of cards with everything the finder shows around them; nothing personal. */
export async function searchSpeakers(ctx: Ctx, query: SearchQuery): Promise<SpeakerResults> {
  const taken = await takenSpeakers(ctx, query);
  const compared = await withNetPrices(ctx, query);
  const index = ctx.search.index();
  const answer = index.search(compared, taken);
  if (answer.total === 0) noteEmptySearch(ctx, query);
  return {
    cards: answer.hits.map(({ card }) => card),
    total: answer.total,
    facets: answer.facets,
    priceBounds: answer.priceBounds,
    nextCursor: nextCursor(query, answer),
    relaxation:
      answer.total === 0 ? inOwnPrices(index.relaxation(compared, taken), query) : undefined,
  };
}

/** The index compares net fees, as specified; bounds that are meant gross are translated for it. */
export async function withNetPrices(ctx: Ctx, query: SearchQuery): Promise<SearchQuery> {
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
export async function takenSpeakers(ctx: Ctx, { date }: SearchQuery): Promise<Taken> {
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
