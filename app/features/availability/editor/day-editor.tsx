import "../availability.css";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatDay } from "#domain/format/days.ts";
import { berlinDay, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { CalendarGrid } from "#ui/calendar/calendar-grid.tsx";
import { CalendarLegend } from "#ui/calendar/calendar-legend.tsx";
import { addMonths, daysInMonth, monthOf } from "#ui/calendar/calendar-month.ts";
import { countStatuses } from "#ui/calendar/calendar-status.ts";
import { Card } from "#ui/card.tsx";
import { HolidayLines } from "../calendar/holiday-lines.tsx";
import { withHolidays } from "../calendar/known-days.ts";
import { CALENDAR_TEXTS, calendarLabels, LEGEND_TEXTS } from "../calendar/texts.ts";
import { ownDaysQuery } from "./own-days.ts";
import { MOST_PICKED, NOTHING, type Picked, pickDay } from "./pick-days.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";
import { useDayChanges } from "./use-day-changes.ts";
import { WeekdayPicker } from "./weekday-picker.tsx";

const MONTHS_AHEAD = 24;
const CHOICES = ["blocked", "on_request", "available"] as const;

type DayEditorProps = {
  slug: string;
  /** Whether a free day can be booked without asking first; else the editor must not say so. */
  isDirect: boolean;
};

/** The own calendar: single days, spans and weekdays at once. */
export function DayEditor({ slug, isDirect }: DayEditorProps) {
  const today = berlinDay(Date.now());
  const [month, setMonth] = useState(() => monthOf(today));
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const { change, warning } = useDayChanges(slug);
  const query = useQuery(ownDaysQuery(slug, month));
  const days = query.data ?? [];
  const holidays = withHolidays(new Map(), days);
  const last = addMonths(monthOf(today), MONTHS_AHEAD);
  const editor = useRef<HTMLDivElement>(null);
  // The buttons go with the choice; the keyboard goes on in the calendar.
  const finish = () => {
    setPicked(NOTHING);
    editor.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  return (
    <Card title={TEXTS.title}>
      <div ref={editor} className="day-editor" id="verfuegbarkeit">
        <CalendarGrid
          month={month}
          onMonthChange={setMonth}
          days={days}
          today={today}
          picked={new Set(picked.days)}
          onSelect={(day) => setPicked(pickDay(picked, isoDate(day)))}
          canSelect={(_day, state) => state !== "past" && state !== "unknown"}
          min={`${monthOf(today)}-01`}
          max={`${last}-${daysInMonth(last)}`}
          isBusy={query.isFetching}
          labels={calendarLabels("month", { isDirect, holidays })}
        />
        <CalendarLegend counts={countStatuses(days, [month], today)} labels={LEGEND_TEXTS} />
        {holidays.size > 0 && (
          <>
            <HolidayLines holidays={holidays} months={[month]} />
            <p className="note">{TEXTS.holidayHint}</p>
          </>
        )}
        {query.isError && (
          <Alert variant="danger">
            {CALENDAR_TEXTS.loadFailed}{" "}
            <button type="button" className="link" onClick={() => void query.refetch()}>
              {CALENDAR_TEXTS.retry}
            </button>
          </Alert>
        )}
        <PickedDays
          days={picked.days}
          onClear={finish}
          onChoose={(type) => {
            finish();
            void change(picked.days, type);
          }}
        />
        {warning && <Alert variant="notice">{warning}</Alert>}
        <WeekdayPicker
          today={today}
          onPick={(list) => {
            // What can be done with them stands above the form.
            flushSync(() => setPicked({ anchor: list[0] ?? null, days: list }));
            editor.current?.querySelector<HTMLElement>(".day-editor-hint button")?.focus();
          }}
        />
      </div>
    </Card>
  );
}

type PickedDaysProps = {
  days: readonly IsoDate[];
  onClear: () => void;
  onChoose: (type: (typeof CHOICES)[number]) => void;
};

/** The place is always there, so that choosing a day moves nothing. */
function PickedDays({ days, onClear, onChoose }: PickedDaysProps) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return <p className="note day-editor-hint">{TEXTS.hint}</p>;
  const name = first === last ? formatDay(first) : TEXTS.span(formatDay(first), formatDay(last));
  const isTooLong = days.length > MOST_PICKED;
  return (
    <div className="day-editor-hint">
      <p role="status">{isTooLong ? TEXTS.tooMany : TEXTS.chosen(name, days.length)}</p>
      <div className="button-row">
        {!isTooLong &&
          CHOICES.map((type) => (
            <Button
              key={type}
              size="sm"
              variant={type === "blocked" ? "primary" : "line"}
              onClick={() => onChoose(type)}
            >
              {TEXTS.choose[type]}
            </Button>
          ))}
        <Button size="sm" variant="ghost" onClick={onClear}>
          {TEXTS.clear}
        </Button>
      </div>
    </div>
  );
}
