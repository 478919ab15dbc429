const MINUTE_MS = 60_000;
/** At most one mail per conversation and reader in this time. */
const NOTICE_PAUSE_MS = 15 * MINUTE_MS;

export function isNoticeDue(lastNoticeMs: number | null, nowMs: number): boolean {
  return lastNoticeMs === null || nowMs - lastNoticeMs >= NOTICE_PAUSE_MS;
}
