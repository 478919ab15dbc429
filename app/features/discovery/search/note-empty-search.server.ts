import { countEmptySearch } from "#data/queries/discovery/empty-searches.ts";
import { emptySearchTerm } from "#domain/search/empty-search-term.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";

/** Counts searches without a result, without delaying or failing the search. */
export function noteEmptySearch(ctx: Ctx, { q, offset }: SearchQuery): void {
  const term = offset === 0 ? emptySearchTerm(q) : null;
  if (term === null) return;
  countEmptySearch(ctx.db, berlinDay(ctx.now().getTime()), term).catch((error: unknown) => {
    ctx.log.warn({ err: error }, "a search without a hit was not counted");
  });
}
