import type { IsoDate } from "#domain/time/iso-date.ts";

const padded = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "2-digit",
  month: "long",
  year: "numeric",
});
const long = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "long" });

/** „07. März 2026“: the display format of the specification (dd. MMMM yyyy). */
export function formatDay(day: IsoDate): string {
  return padded.format(Date.parse(day));
}

/** „7. März 2026“: the number as a calendar's cell shows it. */
export function formatDayLong(day: IsoDate): string {
  return long.format(Date.parse(day));
}

/** „07.03.2026“, which a spreadsheet takes for a date. */
export function formatDayNumeric(day: IsoDate): string {
  return day.split("-").reverse().join(".");
}

/** „07.03.“ */
export function formatDayShort(day: IsoDate): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.`;
}
