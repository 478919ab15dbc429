import type { ImportRecord } from "#domain/speaker/import/import-fields.ts";

/** Row numbers, counted from 1, whose address or name stood further up already. */
export function repeatedRows(records: readonly ImportRecord[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [at, { email, name }] of records.entries()) {
    const key = (email?.trim() || name?.trim() || "").toLowerCase();
    if (key === "") continue;
    if (seen.has(key)) repeated.add(at + 1);
    seen.add(key);
  }
  return repeated;
}
