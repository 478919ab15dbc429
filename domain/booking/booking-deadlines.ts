import { DAY_MS } from "#domain/time/duration.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

/** How many days something waits for an answer before it expires. */
export type BookingDeadlines = {
  readonly inquiry: number;
  readonly offer: number;
  readonly hold: number;
};

export const DAYS_TO_EXPIRE: BookingDeadlines = { inquiry: 14, offer: 7, hold: 14 };

/** Days further ahead cannot be booked. */
const LONGEST_DAYS_AHEAD = 5 * 365;

type Span = {
  readonly nowMs: number;
  /** When the event begins: nothing stands longer than that. */
  readonly startMs: number;
};

export function expiryMs(
  kind: keyof BookingDeadlines,
  { nowMs, startMs }: Span,
  days: BookingDeadlines = DAYS_TO_EXPIRE,
): number {
  return Math.min(nowMs + days[kind] * DAY_MS, startMs);
}

export function lastBookableDay(today: IsoDate): IsoDate {
  return addDays(today, LONGEST_DAYS_AHEAD);
}
