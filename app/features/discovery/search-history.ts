import { readStored, writeStored } from "#ui/stored-text.ts";

/** Five entries (SEARCH-15), and a list of its own for searches with operators (SEARCH-16). */
const MAX_ENTRIES = 5;
/** Two characters bring suggestions but are not worth remembering (SEARCH-03, C-61). */
const SHORTEST = 3;

export const HISTORY_KEYS = {
  simple: "wb-search-history",
  advanced: "wb-search-history-advanced",
} as const;
type HistoryKind = keyof typeof HISTORY_KEYS;

const OPERATORS = /["„“]|(^|\s)(AND|UND|OR|ODER|NOT|NICHT)(\s|$)/;

export function historyKind(query: string): HistoryKind {
  return OPERATORS.test(query) ? "advanced" : "simple";
}

/** The list with the query in front: newest first, nothing twice, the oldest gone. */
export function withEntry(entries: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text.length < SHORTEST) return [...entries];
  const others = entries.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_ENTRIES);
}

/** What the browser kept; anything unreadable counts as empty. */
export function parseHistory(stored: string | null | undefined): string[] {
  if (!stored) return [];
  try {
    const content: unknown = JSON.parse(stored);
    const entries = isRecord(content) && content.v === 1 ? content.entries : [];
    return Array.isArray(entries)
      ? entries.filter((entry) => typeof entry === "string").slice(0, MAX_ENTRIES)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const key = HISTORY_KEYS[historyKind(query)];
  const entries = parseHistory(readStored(key));
  const next = withEntry(entries, query);
  if (next.join("\n") !== entries.join("\n")) {
    writeStored(key, JSON.stringify({ v: 1, entries: next }));
  }
}

export function forgetSearches(): void {
  for (const key of Object.values(HISTORY_KEYS)) writeStored(key, null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
