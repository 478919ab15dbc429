import { MAX_QUERY_LENGTH } from "#domain/search/query.ts";
import type { Suggestion } from "#domain/search/results.ts";
import type { Ctx } from "#features/ctx.ts";

/** From two characters on (SEARCH-01) at most eight lines (SEARCH-02): topics, speakers, talks. */
export function suggest(ctx: Ctx, q: string): Suggestion[] {
  return ctx.search.index().suggest(q.slice(0, MAX_QUERY_LENGTH));
}
