import { setTimeout as wait } from "node:timers/promises";
import type { Database, Db } from "#data/db.ts";
import { SEARCHED_TABLES } from "#data/queries/discovery/search-rows.ts";
import { listSynonymGroups } from "#data/queries/discovery/search-synonyms.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import type { Log, SearchService } from "#features/ctx.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { applyChanges, findChanges, type Scope } from "./index-changes.ts";
import { type IndexSource, type LoadedIndex, loadIndex } from "./load-index.ts";

/** Changes come in bursts: a profile is saved together with its talks. */
const DEBOUNCE_MS = 5;
const RETRY_MS = 1000;
/** More changes than this at once are cheaper to take in by building anew. */
const MANY = 500;

const SYNONYMS_TABLE = "search_synonyms";
type Options = Omit<IndexSource, "db"> & {
  log: Log;
  /** Called with the first index and with each that took in a change: whatever was made from the old one is old too. */
  onChange?: (index: SpeakerIndex) => void;
  /** Where rows are read; without it in the database itself. */
  reads?: () => Promise<Db>;
};

export type OpenSearch = SearchService & {
  /** Resolves when every change announced so far is in the index. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** Loads the index and keeps it fresh for as long as the process runs. */
export async function openSearch(
  { db: ownDb, listen }: Pick<Database, "db" | "listen">,
  { log, onChange = () => undefined, reads = async () => ownDb, ...facts }: Options,
): Promise<OpenSearch> {
  let loaded: LoadedIndex | undefined;
  let wanted: Scope | undefined;
  let areSynonymsOld = false;
  let running: Promise<void> | undefined;
  const ending = new AbortController();

  function refresh(scope: Scope): void {
    wanted = wanted === "all" ? "all" : scope;
    running ??= followUp().finally(() => {
      running = undefined;
    });
  }

  async function followUp(): Promise<void> {
    await pause(DEBOUNCE_MS);
    while (wanted && loaded && !ending.signal.aborted) {
      const scope = wanted;
      wanted = undefined;
      try {
        // Asked after the news of a change: what is read here has it.
        const db = await reads();
        if (areSynonymsOld || scope === "all") await takeInSynonyms(db, loaded);
        loaded = await takeIn(db, loaded, scope);
      } catch (error) {
        if (ending.signal.aborted) return;
        log.warn({ err: error }, "search index could not be refreshed");
        wanted = "all";
        areSynonymsOld = true;
        await pause(RETRY_MS);
      }
    }
  }

  async function takeInSynonyms(db: Db, { index }: LoadedIndex): Promise<void> {
    const isAnnounced = areSynonymsOld;
    areSynonymsOld = false;
    index.setSynonyms(await listSynonymGroups(db));
    if (isAnnounced) onChange(index);
  }

  async function takeIn(db: Db, current: LoadedIndex, scope: Scope): Promise<LoadedIndex> {
    const source = { db, ...facts };
    if (scope === "all" && (await areSettingsNew(source, current))) {
      const weighed = await loadIndex(source);
      onChange(weighed.index);
      return weighed;
    }
    const changes = await findChanges(db, current.stamps, scope);
    if (changes.size === 0) return current;
    const next =
      changes.size <= MANY && (await applyChanges(db, current, changes))
        ? current
        : await loadIndex(source);
    onChange(next.index);
    return next;
  }

  async function pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  }

  // Listening comes first: what changes while the rows are read is looked at once more afterwards.
  const stopListening = await listen(
    "content",
    (table) => {
      if (SEARCHED_TABLES.has(table)) refresh(table === "speakers" ? "recent" : "all");
      if (table === SYNONYMS_TABLE) {
        areSynonymsOld = true;
        refresh("recent");
      }
      // The weights of the order are settings, and what opens the marketplace.
      if (table === "settings") refresh("all");
    },
    () => refresh("all"),
  );
  const first = await loadIndex({ db: await reads(), ...facts });
  loaded = first;
  // Who compares needs the first one too.
  onChange(first.index);
  refresh("recent");

  return {
    index: () => (loaded ?? first).index,
    isCurrent: () => running === undefined,
    async settled() {
      for (let turn = running; turn; turn = running) await turn;
    },
    async stop() {
      ending.abort();
      await stopListening();
      await running;
    },
  };
}

async function areSettingsNew(
  source: IndexSource,
  { weights, isOpen }: LoadedIndex,
): Promise<boolean> {
  const wanted = await currentSetting(source.db, "ranking_weights");
  if (JSON.stringify(wanted) !== JSON.stringify(weights)) return true;
  return (await takesBookings(source)) !== isOpen;
}
