import { addDays, daysBetween, type IsoDate, weekday } from "#domain/time/iso-date.ts";

/** The API takes a little more than a year at once. */
export const MOST_PICKED = 370;

export type Picked = { readonly anchor: IsoDate | null; readonly days: readonly IsoDate[] };

export const NOTHING: Picked = { anchor: null, days: [] };

/** First click a day, second click the other end of a span, third click a new beginning. */
export function pickDay({ anchor, days }: Picked, day: IsoDate): Picked {
  if (anchor === null || days.length > 1) return { anchor: day, days: [day] };
  if (anchor === day) return NOTHING;
  const [from, to] = anchor < day ? [anchor, day] : [day, anchor];
  return { anchor, days: spanOf(from, to) };
}

export function spanOf(from: IsoDate, to: IsoDate): IsoDate[] {
  const length = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: Math.min(length, MOST_PICKED + 1) }, (_, at) => addDays(from, at));
}

/** 1 is Monday, 7 is Sunday. */
export function weekdaysIn(from: IsoDate, to: IsoDate, weekdays: ReadonlySet<number>): IsoDate[] {
  const length = Math.max(0, daysBetween(from, to) + 1);
  const all = Array.from({ length: Math.min(length, 2000) }, (_, at) => addDays(from, at));
  return all.filter((day) => weekdays.has(weekday(day)));
}
