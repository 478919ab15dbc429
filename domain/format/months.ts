import type { IsoDate } from "#domain/time/iso-date.ts";

const withYear = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});
const name = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", month: "long" });

/** „März 2026“ */
export function formatMonth(day: IsoDate): string {
  return withYear.format(Date.parse(day));
}

/** „März“ */
export function formatMonthName(day: IsoDate): string {
  return name.format(Date.parse(day));
}
