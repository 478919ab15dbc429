import type { Db } from "#data/db.ts";
import {
  findSearchRows,
  listRecentStamps,
  listStamps,
} from "#data/queries/discovery/search-rows.ts";
import type { LoadedIndex } from "./load-index.ts";
import { toSearchDoc } from "./to-search-doc.ts";

export type Scope = "recent" | "all";

/** Ids with their new version, or null for speakers who are to disappear. */
export async function findChanges(
  db: Db,
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
export async function applyChanges(
  db: Db,
  { index, stamps, isOpen }: LoadedIndex,
  changes: ReadonlyMap<string, string | null>,
): Promise<boolean> {
  const rows = await findSearchRows(db, [...changes.keys()]);
  for (const row of rows) {
    if (!index.upsert(toSearchDoc(row, isOpen))) return false;
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

function differing(
  known: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string | null>,
): Map<string, string | null> {
  return new Map([...current].filter(([id, stamp]) => stamp !== (known.get(id) ?? null)));
}
