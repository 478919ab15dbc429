import { setTimeout as wait } from "node:timers/promises";
import type { Database, Db } from "#data/db.ts";
import {
  findSearchRows,
  listRecentStamps,
  listStamps,
  SEARCHED_TABLES,
} from "#data/queries/search-rows.ts";
import { currentSetting } from "#data/queries/settings.ts";
import type { Log, SearchService } from "#features/ctx.ts";
import { type LoadedIndex, loadIndex } from "./load-index.ts";
import { toSearchDoc } from "./to-search-doc.ts";

/** Changes come in bursts: a profile is saved together with its talks. */
const DEBOUNCE_MS = 5;
const RETRY_MS = 1000;
/** More changes than this at once are cheaper to take in by building anew. */
const MANY = 500;

type Scope = "recent" | "all";
type Options = {
  log: Log;
  /** Called after the index took in a change: whatever was made from the old one is old too. */
  onChange?: () => void;
};

export type OpenSearch = SearchService & {
  /** Resolves when every change announced so far is in the index. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** Loads the index and keeps it fresh for as long as the process runs. */
export async function openSearch(
  { db, listen }: Pick<Database, "db" | "listen">,
  { log, onChange = () => undefined }: Options,
): Promise<OpenSearch> {
  let loaded: LoadedIndex | undefined;
  let wanted: Scope | undefined;
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
        loaded = await takeIn(loaded, scope);
      } catch (error) {
        if (ending.signal.aborted) return;
        log.warn({ err: error }, "search index could not be refreshed");
        wanted = "all";
        await pause(RETRY_MS);
      }
    }
  }

  async function takeIn(current: LoadedIndex, scope: Scope): Promise<LoadedIndex> {
    if (scope === "all" && (await areWeightsNew(db, current))) {
      const weighed = await loadIndex(db);
      onChange();
      return weighed;
    }
    const changes = await findChanges(current.stamps, scope);
    if (changes.size === 0) return current;
    const next =
      changes.size <= MANY && (await applyChanges(current, changes))
        ? current
        : await loadIndex(db);
    onChange();
    return next;
  }

  /** Ids with their new version, or null for speakers who are to disappear. */
  async function findChanges(
    known: ReadonlyMap<string, string>,
    scope: Scope,
  ): Promise<Map<string, string | null>> {
    if (scope === "recent") {
      const { recent, listed } = await listRecentStamps(db);
      const changes = differing(known, recent);
      const added = [...changes].filter(([id, stamp]) => stamp !== null && !known.has(id)).length;
      const gone = [...changes.values()].filter((stamp) => stamp === null).length;
      if (known.size + added - gone === listed) return changes;
      // Deleted rows leave no trace but a smaller number.
    }
    const current = await listStamps(db);
    const missing = [...known.keys()].filter((id) => !current.has(id));
    return new Map([...differing(known, current), ...missing.map((id) => [id, null] as const)]);
  }

  /** False when the index has no room left. */
  async function applyChanges(
    { index, stamps }: LoadedIndex,
    changes: ReadonlyMap<string, string | null>,
  ): Promise<boolean> {
    const rows = await findSearchRows(db, [...changes.keys()]);
    for (const row of rows) {
      if (!index.upsert(toSearchDoc(row))) return false;
      stamps.set(row.id, row.stamp);
    }
    const found = new Set(rows.map(({ id }) => id));
    for (const id of changes.keys()) {
      if (found.has(id)) continue;
      index.remove(id);
      stamps.delete(id);
    }
    return true;
  }

  async function pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  }

  // Listening comes first: what changes while the rows are read is looked at once more afterwards.
  const stopListening = await listen(
    "content",
    (table) => {
      if (SEARCHED_TABLES.has(table)) refresh(table === "speakers" ? "recent" : "all");
      // The weights of the order are a setting.
      if (table === "settings") refresh("all");
    },
    () => refresh("all"),
  );
  const first = await loadIndex(db);
  loaded = first;
  refresh("recent");

  return {
    index: () => (loaded ?? first).index,
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

function differing(
  known: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string | null>,
): Map<string, string | null> {
  return new Map([...current].filter(([id, stamp]) => stamp !== (known.get(id) ?? null)));
}

async function areWeightsNew(db: Db, { weights }: LoadedIndex): Promise<boolean> {
  const wanted = await currentSetting(db, "ranking_weights");
  return JSON.stringify(wanted) !== JSON.stringify(weights);
}
