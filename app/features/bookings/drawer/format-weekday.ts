import { formatDay, type IsoDate, weekday } from "#domain/iso-date.ts";

const SHORT = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;

/** „Do, 16. April 2026“: the weekday helps to notice a wrong day. */
export function formatWeekday(day: IsoDate): string {
  return `${SHORT[weekday(day) - 1]}, ${formatDay(day)}`;
}
