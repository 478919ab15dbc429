import { type IsoDate, weekday } from "#domain/time/iso-date.ts";
import { formatDay } from "./days.ts";

const WEEKDAYS = "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(" ");

/** „Donnerstag“ */
export function formatWeekday(day: IsoDate): string {
  return WEEKDAYS[weekday(day) - 1] ?? "";
}

/** „Do“ */
export function formatWeekdayShort(day: IsoDate): string {
  return formatWeekday(day).slice(0, 2);
}

/** „Do, 16. April 2026“: the weekday helps to notice a wrong day. */
export function formatDayWithWeekday(day: IsoDate): string {
  return `${formatWeekdayShort(day)}, ${formatDay(day)}`;
}
