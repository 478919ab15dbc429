const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export type TimeLeft = { readonly unit: "minutes" | "hours" | "days"; readonly count: number };

/** In the unit somebody would say it: days until two are left, then hours, at last minutes; null when over. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft | null {
  const ms = untilMs - nowMs;
  if (ms <= 0) return null;
  if (ms >= 2 * DAY_MS) return { unit: "days", count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: "hours", count: Math.floor(ms / HOUR_MS) };
  return { unit: "minutes", count: Math.ceil(ms / MINUTE_MS) };
}
