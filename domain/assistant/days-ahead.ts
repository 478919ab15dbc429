import { addDays, type IsoDate, isCalendarDay, weekday } from "#domain/time/iso-date.ts";
import { monthOfYear, yearNumber } from "#domain/time/month.ts";
import type { DaySpan } from "./constraints.ts";

export function single(day: IsoDate): DaySpan {
  return { from: day, to: day };
}

/** Days of one month; without a year the next ones that are not over. */
export function spanOf(
  first: number,
  last: number,
  month: number,
  year: number | null,
  today: IsoDate,
): DaySpan | null {
  const inYear = (wanted: number) => {
    const from = written(wanted, month, first);
    const to = written(wanted, month, Math.min(last, lastDay(month, wanted)));
    return from && stillAhead({ from, to: to && to >= from ? to : from }, today);
  };
  if (year !== null) return inYear(year);
  const soon = inYear(yearNumber(today));
  return soon && soon.to >= today ? soon : inYear(yearNumber(today) + 1);
}

export type NamedDay = {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
};

/** „28.12. bis 3.1.2027“: the year stands at one end and may turn in between. */
export function spanBetween(first: NamedDay, last: NamedDay, today: IsoDate): DaySpan | null {
  if (first.year !== null) {
    const from = written(first.year, first.month, first.day);
    const to = from && dayAhead(last, from);
    return from && to && to >= from ? stillAhead({ from, to }, today) : null;
  }
  const to = dayAhead(last, today);
  if (!to) return null;
  const sameYear = written(yearNumber(to), first.month, first.day);
  const from =
    sameYear && sameYear <= to ? sameYear : written(yearNumber(to) - 1, first.month, first.day);
  return from && stillAhead({ from, to }, today);
}

/** What is left of a span that has begun. */
function stillAhead({ from, to }: DaySpan, today: IsoDate): DaySpan {
  return { from: from < today && to >= today ? today : from, to };
}

/** Without a year the next such day, today included. */
export function dayAhead({ day, month, year }: NamedDay, today: IsoDate): IsoDate | null {
  if (year !== null) return written(year, month, day);
  const thisYear = yearNumber(today);
  const soon = written(thisYear, month, day);
  return soon && soon >= today ? soon : written(thisYear + 1, month, day);
}

export function monthsAhead(
  first: number,
  count: number,
  year: number | null,
  today: IsoDate,
): DaySpan | null {
  const start = year ?? yearNumber(today);
  const from = monthOfYear(start, first).first;
  const to = monthOfYear(start, first + count - 1).last;
  if (to >= today) return stillAhead({ from, to }, today);
  return year === null ? monthsAhead(first, count, start + 1, today) : { from, to };
}

function written(year: number, month: number, day: number): IsoDate | null {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isCalendarDay(text) ? text : null;
}

export function lastDay(month: number, year: number): number {
  return Number(monthOfYear(year, month).last.slice(8));
}

/** What is left of a calendar week; without a year the next one that is not over. */
export function weekAhead(week: number, year: number | null, today: IsoDate): DaySpan | null {
  // A week belongs to the year of its Thursday (ISO 8601).
  const inYear = year ?? yearNumber(dayInWeek(today, 4));
  const from = mondayOfWeek(week, inYear);
  if (yearNumber(dayInWeek(from, 4)) !== inYear) return null;
  const to = addDays(from, 6);
  if (to >= today) return stillAhead({ from, to }, today);
  return year === null ? weekAhead(week, inYear + 1, today) : { from, to };
}

function mondayOfWeek(week: number, year: number): IsoDate {
  // The fourth of January lies in the first week (ISO 8601).
  const fourth = written(year, 1, 4) ?? (`${year}-01-04` as IsoDate);
  return addDays(dayInWeek(fourth, 1), (week - 1) * 7);
}

export function dayInWeek(day: IsoDate, wanted: number): IsoDate {
  return addDays(day, wanted - weekday(day));
}

/** „am Freitag“, said on a Friday, is a week away. */
export function nextWeekday(today: IsoDate, wanted: number): IsoDate {
  return addDays(today, ((wanted - weekday(today) + 6) % 7) + 1);
}
