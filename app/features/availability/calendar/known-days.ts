import type { DayStatus } from "#domain/availability/day-status.ts";
import { type IsoDate, isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { monthDays } from "#ui/calendar/calendar-month.ts";

export type Day = {
  readonly date: IsoDate;
  readonly status: DayStatus;
  /** The name of a public holiday where the speaker lives. */
  readonly holiday?: string;
};

/** What is known of the days so far; never changed in place, so that React sees every change. */
export type KnownDays = ReadonlyMap<IsoDate, DayStatus>;

export function knownDays(days: readonly Day[]): KnownDays {
  return new Map(days.map(({ date, status }) => [date, status]));
}

export function withDays(known: KnownDays, days: readonly Day[]): KnownDays {
  return days.length === 0 ? known : new Map([...known, ...knownDays(days)]);
}

/** Names of public holidays; the same map as long as there are no new ones. */
export type Holidays = ReadonlyMap<string, string>;

export function withHolidays(known: Holidays, days: readonly Day[]): Holidays {
  const named = days.flatMap(({ date, holiday }) => (holiday ? [[date, holiday] as const] : []));
  return named.every(([date]) => known.has(date)) ? known : new Map([...known, ...named]);
}

export type DayRange = { readonly from: IsoDate; readonly to: IsoDate };

/** All days of the months; the months follow each other. */
export function rangeOf(months: readonly string[]): DayRange {
  const days = months.flatMap(monthDays);
  return { from: isoDate(days[0] ?? ""), to: isoDate(days.at(-1) ?? "") };
}

/** The shortest stretch that holds every unknown day of the months; null if all are known. */
export function missingRange(known: KnownDays, months: readonly string[]): DayRange | null {
  const missing = months.flatMap(monthDays).filter((day) => !known.has(isoDate(day)));
  const [first] = missing;
  const last = missing.at(-1);
  return first && last ? { from: isoDate(first), to: isoDate(last) } : null;
}

const STATUSES: readonly string[] = ["available", "on_request", "booked", "blocked"];

/** A day as the live stream tells it; null for anything else. */
export function dayFromEvent({ date, status }: Record<string, unknown>): Day | null {
  if (typeof date !== "string" || !isIsoDate(date)) return null;
  if (typeof status !== "string" || !STATUSES.includes(status)) return null;
  return { date, status: status as DayStatus };
}
