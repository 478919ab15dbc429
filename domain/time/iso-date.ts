import { atFirstUse } from "#domain/format/at-first-use.ts";
import { DAY_MS, HOUR_MS } from "./duration.ts";

/** A calendar day in Europe/Berlin. Days are text, so no clock or time zone can move them. */
export type IsoDate = string & { readonly __format: "yyyy-MM-dd" };

const BERLIN = "Europe/Berlin";
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isIsoDate(text: string): text is IsoDate {
  const match = DAY_PATTERN.exec(text);
  if (!match) return false;
  // A day such as 2026-02-30 would roll over into March, so it has to survive the round trip.
  return !Number.isNaN(noon(text)) && new Date(noon(text)).toISOString().slice(0, 10) === text;
}

const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";

/** What is taken from outside: near enough that months and years around it are days as well. */
export function isCalendarDay(text: string): text is IsoDate {
  return isIsoDate(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** Noon UTC keeps plain day arithmetic clear of every change of clocks. */
function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

export function addDays(day: IsoDate, count: number): IsoDate {
  return new Date(noon(day) + count * DAY_MS).toISOString().slice(0, 10) as IsoDate;
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((noon(to) - noon(from)) / DAY_MS);
}

/** 1 is Monday, 7 is Sunday: weeks start on Monday (CAL-01). */
export function weekday(day: IsoDate): number {
  return new Date(noon(day)).getUTCDay() || 7;
}

const berlinParts = atFirstUse(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone: BERLIN,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);

/**
 * Which day it is in Berlin at a moment (milliseconds since 1970). Its clocks are one hour ahead of UTC, in
 * summer two: only between 22:00 and 23:00 UTC the calendar has to be asked, whose first answer takes a
 * phone some 80 ms.
 */
export function berlinDay(epochMs: number): IsoDate {
  const moment = new Date(epochMs);
  const hour = moment.getUTCHours();
  if (epochMs < 0 || hour === 22) return berlinParts().format(epochMs) as IsoDate;
  const day = hour === 23 ? new Date(epochMs + HOUR_MS) : moment;
  return day.toISOString().slice(0, 10) as IsoDate;
}
