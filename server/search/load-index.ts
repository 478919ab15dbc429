import { setImmediate as nextTurn } from "node:timers/promises";
import { listSearchRows } from "#data/queries/discovery/search-rows.ts";
import { listSynonymGroups } from "#data/queries/discovery/search-synonyms.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { buildSpeakerIndex, type SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import type { RelevanceWeights } from "#domain/search/relevance.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { toSearchDoc } from "./to-search-doc.ts";

const ROWS_AT_ONCE = 500;

/** The installation whose speakers are searched. */
export type IndexSource = Parameters<typeof takesBookings>[0];

/** The index, the version of every speaker in it, what it was weighed with and whether one can book. */
export type LoadedIndex = {
  index: SpeakerIndex;
  stamps: Map<string, string>;
  weights: RelevanceWeights;
  isOpen: boolean;
};

/** Reads all listed speakers in portions and builds a new index; requests are answered meanwhile. */
export async function loadIndex(source: IndexSource): Promise<LoadedIndex> {
  const { db } = source;
  const isOpen = await takesBookings(source);
  const docs: SearchDoc[] = [];
  const stamps = new Map<string, string>();
  let after: string | undefined;
  do {
    const rows = await listSearchRows(db, { after, limit: ROWS_AT_ONCE });
    for (const row of rows) {
      docs.push(toSearchDoc(row, isOpen));
      stamps.set(row.id, row.stamp);
    }
    after = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
  const weights = await currentSetting(db, "ranking_weights");
  const groups = await listSynonymGroups(db);
  const index = await buildSpeakerIndex(docs, nextTurn, weights, groups);
  return { index, stamps, weights, isOpen };
}
