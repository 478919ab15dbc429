import { addDays, type IsoDate, isoDate } from "./iso-date.ts";

/** Both days belong to the month. */
export type Month = { readonly first: IsoDate; readonly last: IsoDate };

/** Months beyond December belong to the following years: the 13th of 2026 is January 2027. */
export function monthOfYear(year: number, month: number): Month {
  return {
    first: dayOf(new Date(Date.UTC(year, month - 1, 1))),
    last: dayOf(new Date(Date.UTC(year, month, 0))),
  };
}

export function monthOf(day: IsoDate): Month {
  return monthOfYear(yearNumber(day), monthNumber(day));
}

export function monthBefore({ first }: Month): Month {
  return monthOf(addDays(first, -1));
}

/** The same day some months on, or the last one of a shorter month. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const { last } = monthOfYear(yearNumber(day), monthNumber(day) + count);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? isoDate(same) : last;
}

export function yearNumber(day: IsoDate): number {
  return Number(day.slice(0, 4));
}

export function monthNumber(day: IsoDate): number {
  return Number(day.slice(5, 7));
}

function dayOf(midnight: Date): IsoDate {
  return midnight.toISOString().slice(0, 10) as IsoDate;
}
