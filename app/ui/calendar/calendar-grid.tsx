import "../popover/tooltip.css";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { useTooltip } from "#ui/popover/use-tooltip.ts";
import {
  addMonths,
  type CalendarRange,
  monthDays,
  monthOf,
  monthShowing,
  moveDay,
  RANGE_MONTHS,
  rangeMonths,
} from "./calendar-month.ts";
import { type CalendarDay, type DayState, dayState, isOpenForChoice } from "./calendar-status.ts";
import { type CalendarLabels, CalendarTable } from "./calendar-table.tsx";

export type CalendarGridProps = {
  /** First month shown, `yyyy-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  range?: CalendarRange;
  days: readonly CalendarDay[];
  /** Today in the calendar's time zone, given from outside so that server and browser agree. */
  today: string;
  selected?: string | null;
  /** Where several days can be chosen at once. */
  picked?: ReadonlySet<string>;
  onSelect: (day: string) => void;
  /** First and last day that can be reached. */
  min?: string;
  max?: string;
  /** Other rule for what can be chosen, for instance where blocked days are edited. */
  canSelect?: (day: string, state: DayState) => boolean;
  isBusy?: boolean;
  labels: CalendarLabels;
};

const openDays = (_day: string, state: DayState) => isOpenForChoice(state);

/** Month, quarter or year of days (ARIA date grid): one tab stop, arrows move through all months. */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, onMonthChange, range = "month", days, today, selected = null, labels } = props;
  const { min, max, canSelect = openDays, onSelect, isBusy = false } = props;
  const id = useId();
  const months = rangeMonths(month, range);
  const statuses = useMemo(() => new Map(days.map((day) => [day.date, day.status])), [days]);
  const isInReach = (day: string) => (!min || day >= min) && (!max || day <= max);
  const mayChoose = (day: string, state: DayState) => isInReach(day) && canSelect(day, state);
  const firstOpen = () =>
    months
      .flatMap(monthDays)
      .find((day) => mayChoose(day, dayState(day, statuses.get(day), today)));
  const { grids, cursor, moveTo } = useCursor(months, [selected, today], firstOpen);
  const tooltip = useTooltip();
  const lastMonth = months.at(-1) ?? month;

  const turn = (pages: number) => onMonthChange(addMonths(month, pages * RANGE_MONTHS[range]));
  const canTurnBack = !min || monthOf(min) < month;
  const canTurnOn = !max || monthOf(max) > lastMonth;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayOf(event.target);
    const next = day && moveDay(day, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    const target = clamp(next, min, max);
    moveTo(target);
    const first = monthShowing(target, month, range);
    if (first !== month) onMonthChange(first);
  };
  const explain = (event: PointerEvent | FocusEvent, isAtOnce: boolean) => {
    const day = dayOf(event.target);
    const text = day && labels.tip(day, dayState(day, statuses.get(day), today));
    if (text) tooltip.show(event.target as Element, text, isAtOnce);
    else tooltip.hide();
  };

  return (
    <div className="calendar" aria-busy={isBusy}>
      <div className="calendar-head">
        <h3 className="h3" id={`${id}head`} aria-live="polite">
          {months.length === 1 ? labels.month(month) : labels.span(month, lastMonth)}
        </h3>
        <div className="flex gap-1">
          <TurnButton
            label={labels.previous}
            icon="chevron-left"
            isOn={canTurnBack}
            onTurn={() => turn(-1)}
          />
          <TurnButton
            label={labels.next}
            icon="chevron-right"
            isOn={canTurnOn}
            onTurn={() => turn(1)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the interactive elements */}
      <div
        ref={grids}
        className={range === "month" ? undefined : "calendar-months"}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const day = dayOf(event.target);
          if (day) moveTo(day);
          if (event.target.matches(":focus-visible")) explain(event, true);
        }}
        onBlur={tooltip.hide}
        onPointerOver={(event) => event.pointerType !== "touch" && explain(event, false)}
        onPointerLeave={tooltip.hide}
      >
        {months.map((shown) => (
          <div key={shown}>
            {months.length > 1 && (
              <h4 className="calendar-month-name" id={`${id}${shown}`}>
                {labels.month(shown)}
              </h4>
            )}
            <CalendarTable
              month={shown}
              labelledBy={months.length > 1 ? `${id}${shown}` : `${id}head`}
              statuses={statuses}
              today={today}
              selected={selected}
              picked={props.picked}
              cursor={cursor}
              canSelect={mayChoose}
              onSelect={onSelect}
              labels={labels}
            />
          </div>
        ))}
      </div>
      {/* The day's own name says the same, so the bubble is for the eyes only. */}
      <div ref={tooltip.bubble} className="tooltip" popover="manual" aria-hidden="true">
        {tooltip.text}
      </div>
    </div>
  );
}

/** The one day in the tab order: where the reader last was, else the chosen day, today or the first open one. */
function useCursor(
  months: readonly string[],
  preferred: readonly (string | null)[],
  firstOpen: () => string | undefined,
) {
  const grids = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const focusNext = useRef(false);
  const isShown = (day: string | null): day is string =>
    day !== null && months.includes(monthOf(day));
  const cursor = [visited, ...preferred].find(isShown) ?? firstOpen() ?? `${months[0]}-01`;

  // The target may stand in a month that appears only with the next render.
  useEffect(() => {
    if (!focusNext.current) return;
    const button = grids.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (!button || cursor !== visited) return;
    focusNext.current = false;
    button.focus();
  }, [cursor, visited]);

  const moveTo = (day: string) => {
    focusNext.current = day !== visited;
    setVisited(day);
  };
  return { grids, cursor, moveTo };
}

type TurnButtonProps = {
  label: string;
  icon: "chevron-left" | "chevron-right";
  isOn: boolean;
  onTurn: () => void;
};

/** Stays focusable at the end of the calendar, so the keyboard does not lose its place. */
function TurnButton({ label, icon, isOn, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      aria-disabled={!isOn || undefined}
      onClick={isOn ? onTurn : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}

function dayOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.day : undefined;
}

function clamp(day: string, min: string | undefined, max: string | undefined): string {
  if (min && day < min) return min;
  if (max && day > max) return max;
  return day;
}
