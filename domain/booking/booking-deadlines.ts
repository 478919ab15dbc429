import { addDays, type IsoDate } from "../iso-date.ts";

const DAY_MS = 86_400_000;

/** How long something waits for an answer before it lapses. */
const DAYS_TO_LAPSE = { inquiry: 14, offer: 7, hold: 14 } as const;

/** Further ahead nobody can promise a day. */
const LONGEST_DAYS_AHEAD = 5 * 365;

export function lapsesAt(kind: keyof typeof DAYS_TO_LAPSE, nowMs: number): number {
  return nowMs + DAYS_TO_LAPSE[kind] * DAY_MS;
}

export function lastBookableDay(today: IsoDate): IsoDate {
  return addDays(today, LONGEST_DAYS_AHEAD);
}
