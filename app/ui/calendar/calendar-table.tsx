import "./calendar.css";
import { dayNumber, weekRows } from "./calendar-month.ts";
import type { DayStatus } from "./calendar-status.ts";
import { type DayState, dayState } from "./calendar-status.ts";

export type CalendarLabels = {
  previous: string;
  next: string;
  /** Monday first; `long` is for screen readers. */
  weekdays: readonly { short: string; long: string }[];
  month: (month: string) => string;
  /** Heading over several months. */
  span: (first: string, last: string) => string;
  /** Full name of a day, as in „16. April 2026, Direkt buchbar“. */
  day: (day: string, state: DayState, isSelected: boolean) => string;
  /** Text of the tooltip; null for none. */
  tip: (day: string, state: DayState) => string | null;
};

const STATE_CLASS: Record<DayState, string> = {
  available: "day day-free",
  on_request: "day day-request",
  booked: "day day-booked",
  blocked: "day day-blocked",
  past: "day day-past",
  unknown: "day day-unknown",
};

export type CalendarTableProps = {
  month: string;
  labelledBy: string;
  statuses: ReadonlyMap<string, DayStatus>;
  today: string;
  selected: string | null;
  picked?: ReadonlySet<string> | undefined;
  /** The one day in the tab order. */
  cursor: string;
  canSelect: (day: string, state: DayState) => boolean;
  onSelect: (day: string) => void;
  labels: CalendarLabels;
};

/** The days of one month. Every day can be reached and read, only open ones can be chosen. */
export function CalendarTable(props: CalendarTableProps) {
  const { month, labelledBy, labels, selected } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table with a keyboard
    <table className="calendar-grid" role="grid" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {labels.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekRows(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) =>
              day === null ? (
                <td key={labels.weekdays[column]?.long} />
              ) : (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid a cell can be selected
                <td key={day} aria-selected={day === selected || props.picked?.has(day) === true}>
                  <DayButton {...props} day={day} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayButton(props: CalendarTableProps & { day: string }) {
  const { day, statuses, today, selected, cursor, canSelect, onSelect, labels } = props;
  const state = dayState(day, statuses.get(day), today);
  const isSelected = day === selected || props.picked?.has(day) === true;
  const isOpen = canSelect(day, state);
  return (
    <button
      type="button"
      className={`${STATE_CLASS[state]}${isSelected ? " day-selected" : ""}${day === today ? " day-today" : ""}`}
      data-day={day}
      data-state={state}
      tabIndex={day === cursor ? 0 : -1}
      aria-label={labels.day(day, state, isSelected)}
      aria-disabled={!isOpen || undefined}
      aria-current={day === today ? "date" : undefined}
      onClick={isOpen ? () => onSelect(day) : undefined}
    >
      {dayNumber(day)}
    </button>
  );
}
