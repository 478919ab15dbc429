import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

/** Days that end today. */
export const PERIOD_DAYS = [7, 30, 90, 365] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];
export const DEFAULT_PERIOD: PeriodDays = 30;

/** Both days belong to it. */
export type Span = { readonly from: IsoDate; readonly to: IsoDate };

export function lastDays(today: IsoDate, days: PeriodDays): Span {
  return { from: addDays(today, 1 - days), to: today };
}

/** As many days, just before. */
export function spanBefore({ from }: Span, days: PeriodDays): Span {
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Whole percent of growth; null where there was nothing to grow from. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
