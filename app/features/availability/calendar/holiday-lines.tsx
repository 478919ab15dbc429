import "./availability-calendar.css";
import type { Holidays } from "./known-days.ts";
import { holidayLine, CALENDAR_TEXTS as TEXTS } from "./texts.ts";

type HolidayLinesProps = { holidays: Holidays; months: readonly string[] };

/** Why some days are on request: phones have no tooltips. Without holidays the line stays, but empty. */
export function HolidayLines({ holidays, months }: HolidayLinesProps) {
  const shown = [...holidays].filter(([day]) => months.includes(day.slice(0, 7))).sort();
  return (
    <ul className="calendar-holidays" aria-label={TEXTS.holidays} aria-hidden={shown.length === 0}>
      {shown.map(([day, name]) => (
        <li key={day}>{holidayLine(day, name)}</li>
      ))}
    </ul>
  );
}
