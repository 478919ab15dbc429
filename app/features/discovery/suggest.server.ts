import { MAX_QUERY_LENGTH } from "#domain/search/query.ts";
import type { Suggestion } from "#domain/search/results.ts";
import type { Ctx } from "../ctx.ts";

/** At most eight lines from two characters on, grouped: topics, speakers, talks (SPEC 5). */
export function suggest(ctx: Ctx, q: string): Suggestion[] {
  return ctx.search.index().suggest(q.slice(0, MAX_QUERY_LENGTH));
}
