import type { IsoDate } from "#domain/time/iso-date.ts";
import { formatMonth } from "./months.ts";

/** „07. März 2026“: the display format of the specification (dd. MMMM yyyy). */
export function formatDay(day: IsoDate): string {
  return `${day.slice(8)}. ${formatMonth(day)}`;
}

/** „7. März 2026“: the number as a calendar's cell shows it. */
export function formatDayLong(day: IsoDate): string {
  return `${Number(day.slice(8))}. ${formatMonth(day)}`;
}

/** „07.03.2026“, which a spreadsheet takes for a date. */
export function formatDayNumeric(day: IsoDate): string {
  return day.split("-").reverse().join(".");
}

/** „07.03.“ */
export function formatDayShort(day: IsoDate): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.`;
}
