import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/duration.ts";

export type TimeLeft = { readonly unit: "minutes" | "hours" | "days"; readonly count: number };

/** Days until two are left, then hours, at last minutes; null when over. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft | null {
  const ms = untilMs - nowMs;
  if (ms <= 0) return null;
  if (ms >= 2 * DAY_MS) return { unit: "days", count: Math.floor(ms / DAY_MS) };
  if (ms >= HOUR_MS) return { unit: "hours", count: Math.floor(ms / HOUR_MS) };
  return { unit: "minutes", count: Math.ceil(ms / MINUTE_MS) };
}
