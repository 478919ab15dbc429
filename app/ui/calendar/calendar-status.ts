export type DayStatus = "available" | "on_request" | "booked" | "blocked";

export type CalendarDay = { date: string; status: DayStatus };

/** What a cell shows: `past` goes before any status, `unknown` is a day nothing is known of yet. */
export type DayState = DayStatus | "past" | "unknown";

export function dayState(day: string, status: DayStatus | undefined, today: string): DayState {
  if (day < today) return "past";
  return status ?? "unknown";
}

export function isOpenForChoice(state: DayState): boolean {
  return state === "available" || state === "on_request";
}

/** For the legend: days gone by are left out, since they cannot be chosen any more. */
export function countStatuses(
  days: readonly CalendarDay[],
  months: readonly string[],
  today: string,
): Record<DayStatus, number> {
  const counts = { available: 0, on_request: 0, booked: 0, blocked: 0 };
  for (const { date, status } of days) {
    if (date >= today && months.includes(date.slice(0, 7))) counts[status] += 1;
  }
  return counts;
}
