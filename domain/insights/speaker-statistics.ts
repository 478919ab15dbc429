import { addDays, daysBetween, type IsoDate, isoDate, weekday } from "#domain/time/iso-date.ts";

/** How far back each number looks. */
export const STATISTICS_SPAN = { weeks: 12, viewDays: 30, answerDays: 365, aheadDays: 90 } as const;

/** The Mondays of the last weeks, the current one last. */
export function lastWeeks(today: IsoDate, count: number = STATISTICS_SPAN.weeks): IsoDate[] {
  const monday = addDays(today, 1 - weekday(today));
  return Array.from({ length: count }, (_, at) => addDays(monday, -7 * (count - 1 - at)));
}

/** The first days of all months of a year. */
export function monthsOf(year: number): IsoDate[] {
  return Array.from({ length: 12 }, (_, at) =>
    isoDate(`${year}-${String(at + 1).padStart(2, "0")}-01`),
  );
}

/** Whole percent; null where nothing was asked, because no share of nothing means anything. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

/** ISO 8601: the week belongs to the year that holds its Thursday. */
export function calendarWeek(monday: IsoDate): number {
  const thursday = addDays(monday, 3);
  const firstThursday = isoDate(`${thursday.slice(0, 4)}-01-04`);
  const firstMonday = addDays(firstThursday, 1 - weekday(firstThursday));
  const days = daysBetween(firstMonday, monday);
  return Math.round(days / 7) + 1;
}
