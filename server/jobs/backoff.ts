import { MINUTE_MS } from "#domain/time/duration.ts";

const FIRST_MS = 10_000;
const LONGEST_MS = 15 * MINUTE_MS;
/** Jobs that failed together must not come back together. */
const JITTER = 0.2;

/** 10 s · 2ⁿ, at most 15 minutes, a fifth more or less. The first attempt is 1. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt - 1, 30));
  return Math.round(Math.min(LONGEST_MS, base * (1 - JITTER + 2 * JITTER * random())));
}
