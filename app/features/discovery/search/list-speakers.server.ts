import { findSpeakersByIds, type SpeakerRow } from "#data/queries/speakers/speakers.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import type { Facets } from "#domain/search/results.ts";
import { pickFields, roughPlace, SUMMARY_FIELDS } from "#domain/speaker/public-fields.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx } from "#features/ctx.ts";
import { nextCursor, takenSpeakers, withNetPrices } from "./search-speakers.server.ts";

type SpeakerSummary = ReturnType<typeof toSummary>;
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
  const rows = await findSpeakersByIds(
    await ctx.reads(),
    answer.hits.map(({ id }) => id),
  );
  return {
    // A speaker hidden a moment ago may still be in the index, but must not be shown.
    items: rows.filter(isListed).map(toSummary),
    total: answer.total,
    nextCursor: nextCursor(query, answer),
    facets: answer.facets,
  };
}

/** Always the public view, for the owner as well: a list is the same for all and can be cached. */
function toSummary(speaker: SpeakerRow) {
  return {
    ...pickFields(speaker, SUMMARY_FIELDS),
    ...roughPlace(speaker),
    user_id: null,
    created_at: speaker.created_at.toISOString(),
  };
}
