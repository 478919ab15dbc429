import type { IsoDate } from "#domain/time/iso-date.ts";
import { formatDay } from "./days.ts";

const long = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", weekday: "long" });
const short = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", weekday: "short" });

/** „Donnerstag“ */
export function formatWeekday(day: IsoDate): string {
  return long.format(Date.parse(day));
}

/** „Do“ */
export function formatWeekdayShort(day: IsoDate): string {
  return short.format(Date.parse(day));
}

/** „Do, 16. April 2026“: the weekday helps to notice a wrong day. */
export function formatDayWithWeekday(day: IsoDate): string {
  return `${formatWeekdayShort(day)}, ${formatDay(day)}`;
}
