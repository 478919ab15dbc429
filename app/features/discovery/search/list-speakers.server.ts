import type { SearchQuery } from "#domain/search/query.ts";
import type { Facets } from "#domain/search/results.ts";
import type { Ctx } from "#features/ctx.ts";
import { nextCursor, takenSpeakers, withNetPrices } from "./search-speakers.server.ts";
import { readSummaries, type SpeakerSummary } from "./speaker-summaries.server.ts";

export type SpeakerPage = {
  items: SpeakerSummary[];
  /** All matches, not only those of this page. */
  total: number;
  nextCursor: string | null;
  facets: Facets;
};

/** Listed speakers are public, so no permission is checked. */
export async function listSpeakers(ctx: Ctx, query: SearchQuery): Promise<SpeakerPage> {
  const [compared, taken] = await Promise.all([
    withNetPrices(ctx, query),
    takenSpeakers(ctx, query),
  ]);
  const answer = ctx.search.index().search(compared, taken);
  return {
    items: await readSummaries(ctx, answer.hits),
    total: answer.total,
    nextCursor: nextCursor(query, answer),
    facets: answer.facets,
  };
}
