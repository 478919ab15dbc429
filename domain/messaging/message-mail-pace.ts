import { MINUTE_MS } from "#domain/time/duration.ts";

const SECOND_MS = 1_000;

/** What is written in one go becomes one mail, and a recipient reading along gets none. */
const COLLECTED_MS = 20 * SECOND_MS;
/** At most one mail per conversation and reader in this time; what comes meanwhile is told afterwards. */
const QUIET_MS = 15 * MINUTE_MS;

/** When the next mail about a conversation may leave, if something is still unread by then. */
export function nextMessageMailMs(lastMailMs: number | null, nowMs: number): number {
  const soon = nowMs + COLLECTED_MS;
  return lastMailMs === null ? soon : Math.max(soon, lastMailMs + QUIET_MS);
}

export function isQuietOver(lastMailMs: number | null, nowMs: number): boolean {
  return lastMailMs === null || nowMs - lastMailMs >= QUIET_MS;
}
