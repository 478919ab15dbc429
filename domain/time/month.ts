import { addDays, type IsoDate, isoDate } from "./iso-date.ts";

/** Both days belong to the month. */
export type Month = { readonly first: IsoDate; readonly last: IsoDate };

const LONGEST_MONTH = 31;

export function monthOf(day: IsoDate): Month {
  const first = firstOf(day);
  // From the 1st, 31 days always lead into the following month and never beyond it.
  const next = firstOf(addDays(first, LONGEST_MONTH));
  return { first, last: addDays(next, -1) };
}

export function monthBefore({ first }: Month): Month {
  return monthOf(addDays(first, -1));
}

function firstOf(day: IsoDate): IsoDate {
  return isoDate(`${day.slice(0, 8)}01`);
}
