import "./calendar.css";
import type { DayStatus } from "./calendar-status.ts";

const STATUS_CLASS: [DayStatus, string][] = [
  ["available", "day day-free"],
  ["on_request", "day day-request"],
  ["booked", "day day-booked"],
  ["blocked", "day day-blocked"],
];

type CalendarLegendProps = {
  counts: Record<DayStatus, number>;
  labels: Record<DayStatus, string>;
};

/** Says what the shapes of the days mean and how many there are of each. */
export function CalendarLegend({ counts, labels }: CalendarLegendProps) {
  return (
    <ul className="legend">
      {STATUS_CLASS.map(([status, className]) => (
        <li key={status}>
          <span className={className} aria-hidden="true" />
          {labels[status]} <b>{counts[status]}</b>
        </li>
      ))}
    </ul>
  );
}
