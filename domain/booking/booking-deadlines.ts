import { addDays, type IsoDate } from "../iso-date.ts";

const DAY_MS = 86_400_000;

/** How many days something waits for an answer before it lapses. */
export type BookingDeadlines = {
  readonly inquiry: number;
  readonly offer: number;
  readonly hold: number;
};

export const DAYS_TO_LAPSE: BookingDeadlines = { inquiry: 14, offer: 7, hold: 14 };

/** Further ahead nobody can promise a day. */
const LONGEST_DAYS_AHEAD = 5 * 365;

type Span = {
  readonly nowMs: number;
  /** When the event begins: nothing stands longer than that. */
  readonly startMs: number;
};

export function lapsesAt(
  kind: keyof BookingDeadlines,
  { nowMs, startMs }: Span,
  days: BookingDeadlines = DAYS_TO_LAPSE,
): number {
  return Math.min(nowMs + days[kind] * DAY_MS, startMs);
}

export function lastBookableDay(today: IsoDate): IsoDate {
  return addDays(today, LONGEST_DAYS_AHEAD);
}
