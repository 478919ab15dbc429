import type { IsoDate } from "#domain/time/iso-date.ts";
import { monthNumber } from "#domain/time/month.ts";

const MONTHS =
  "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");

/** „März 2026“ */
export function formatMonth(day: IsoDate): string {
  return `${formatMonthName(day)} ${day.slice(0, 4)}`;
}

/** „März“ */
export function formatMonthName(day: IsoDate): string {
  return MONTHS[monthNumber(day) - 1] ?? "";
}
