import { failure, ok, type Result } from "#domain/result.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import type { Placement } from "#domain/search/results.ts";
import type { Ctx } from "#features/ctx.ts";
import { preparedSearch } from "./search-speakers.server.ts";

/** Why a speaker stands where they stand in a search; the same numbers the search itself uses. */
export async function explainPlace(
  ctx: Ctx,
  slug: string,
  query: SearchQuery,
): Promise<Result<Placement, "not_found">> {
  const { compared, around } = await preparedSearch(ctx, query);
  const placement = ctx.search.index().placement(compared, slug, around);
  return placement ? ok(placement) : failure("not_found");
}
