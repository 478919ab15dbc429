import { findSpeakersByIds, type SpeakerRow } from "#data/queries/speakers/speakers.ts";
import { keepNewest } from "#domain/list/keep-newest.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import type { Hit } from "#domain/search/index/speaker-store.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { roughPlace, SUMMARY_FIELDS } from "#domain/speaker/public-fields.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx } from "#features/ctx.ts";

export type SpeakerSummary = ReturnType<typeof toSummary>;
/** Null for a card whose speaker is no longer listed. */
type Summaries = Map<SpeakerCardData, SpeakerSummary | null>;

/** Some two kilobytes each. */
const MOST_KEPT = 2_000;

/** An index that is built anew begins without any. */
const keptFor = new WeakMap<SpeakerIndex, Summaries>();

/**
 * What a list shows of the speakers a search has found. The index makes a new card as soon as anything
 * about its speaker has changed, so what was read for a card holds as long as the card. While a change
 * is announced and not in the index yet, the rows are read each time.
 */
export async function readSummaries(
  ctx: Pick<Ctx, "reads" | "search">,
  hits: readonly Hit[],
): Promise<SpeakerSummary[]> {
  const kept = ctx.search.isCurrent() ? summariesOf(ctx.search.index()) : new Map();
  const missing = hits.filter(({ card }) => !kept.has(card));
  const read: Summaries = missing.length > 0 ? await readRows(ctx, missing) : new Map();
  const summaries = hits.flatMap(({ card }) => read.get(card) ?? kept.get(card) ?? []);
  for (const entry of read) keepNewest(kept, entry, MOST_KEPT);
  return summaries;
}

function summariesOf(index: SpeakerIndex): Summaries {
  const kept: Summaries = keptFor.get(index) ?? new Map();
  keptFor.set(index, kept);
  return kept;
}

async function readRows(ctx: Pick<Ctx, "reads">, hits: readonly Hit[]): Promise<Summaries> {
  const ids = hits.map(({ id }) => id);
  const rows = await findSpeakersByIds(await ctx.reads(), ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    hits.map(({ id, card }) => {
      const row = byId.get(id);
      // A speaker hidden a moment ago may still be in the index, but must not be shown.
      return [card, row && isListed(row) ? toSummary(row) : null];
    }),
  );
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
