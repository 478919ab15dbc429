import type { EventTotal } from "#domain/pricing/event-total.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import type { Facets } from "#domain/search/results.ts";
import type { Ctx } from "#features/ctx.ts";
import { totalsOf } from "./asked-event.server.ts";
import { nextCursor, preparedSearch } from "./search-speakers.server.ts";
import { readSummaries, type SpeakerSummary } from "./speaker-summaries.server.ts";

export type SpeakerPage = {
  items: SpeakerSummary[];
  /** All matches, not only those of this page. */
  total: number;
  nextCursor: string | null;
  facets: Facets;
  /** With day and place: what each costs, by short name. */
  totals?: Record<string, EventTotal> | undefined;
};

/** Listed speakers are public, so no permission is checked. */
export async function listSpeakers(ctx: Ctx, query: SearchQuery): Promise<SpeakerPage> {
  const { compared, around } = await preparedSearch(ctx, query);
  const answer = ctx.search.index().search(compared, around);
  return {
    items: await readSummaries(ctx, answer.hits),
    total: answer.total,
    nextCursor: nextCursor(query, answer),
    facets: answer.facets,
    totals: around.event && (await totalsOf(ctx, answer.hits, around.event)),
  };
}
