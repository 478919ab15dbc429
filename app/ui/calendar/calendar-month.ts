/** A day is `yyyy-MM-dd` and a month `yyyy-MM`, both plain text, so no time zone can move them. */
export type CalendarRange = "month" | "quarter" | "year";

export const RANGE_MONTHS: Record<CalendarRange, number> = { month: 1, quarter: 3, year: 12 };

/** UTC has no change of clocks: every day has 24 hours there. */
function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function parts(month: string): [year: number, month: number] {
  const [year, number] = month.split("-").map(Number);
  if (!year || !number) throw new RangeError(`Not a month: ${month}`);
  return [year, number];
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function dayNumber(day: string): number {
  return Number(day.slice(8, 10));
}

export function addDays(day: string, count: number): string {
  const moved = new Date(utc(day));
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

export function addMonths(month: string, count: number): string {
  const [year, number] = parts(month);
  const index = year * 12 + (number - 1) + count;
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}`;
}

export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = parts(from);
  const [toYear, toMonth] = parts(to);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
}

export function daysInMonth(month: string): number {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The same day some months on, or the last day of a shorter month: 31 January leads to 28 February. */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  return `${month}-${pad(Math.min(dayNumber(day), daysInMonth(month)), 2)}`;
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(day: string): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

export function monthDays(month: string): string[] {
  return Array.from({ length: daysInMonth(month) }, (_, at) => `${month}-${pad(at + 1, 2)}`);
}

/** The weeks of a month from Monday to Sunday; null stands for a day of a neighbouring month. */
export function weekRows(month: string): (string | null)[][] {
  const days = monthDays(month);
  const lead = weekday(`${month}-01`) - 1;
  return Array.from({ length: Math.ceil((lead + days.length) / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => days[row * 7 + column - lead] ?? null),
  );
}

/** The months a range shows, beginning with the given one. */
export function rangeMonths(first: string, range: CalendarRange): string[] {
  return Array.from({ length: RANGE_MONTHS[range] }, (_, at) => addMonths(first, at));
}

/** Where a key leads from a day (ARIA date grid); null when the key means nothing in the grid. */
export function moveDay(day: string, key: string, isShift: boolean): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, 1 - weekday(day));
    case "End":
      return addDays(day, 7 - weekday(day));
    case "PageUp":
      return addMonthsToDay(day, isShift ? -12 : -1);
    case "PageDown":
      return addMonthsToDay(day, isShift ? 12 : 1);
    default:
      return null;
  }
}

/** The first month to show so that a day becomes visible, moved by whole ranges. */
export function monthShowing(day: string, first: string, range: CalendarRange): string {
  const size = RANGE_MONTHS[range];
  return addMonths(first, Math.floor(monthsBetween(first, monthOf(day)) / size) * size);
}
