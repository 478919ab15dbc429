import "./availability-calendar.css";
import { useEffect, useId, useRef, useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { berlinDay, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { CalendarGrid } from "#ui/calendar/calendar-grid.tsx";
import { CalendarLegend } from "#ui/calendar/calendar-legend.tsx";
import {
  addMonths,
  type CalendarRange,
  daysInMonth,
  monthOf,
  monthShowing,
  rangeMonths,
} from "#ui/calendar/calendar-month.ts";
import { countStatuses } from "#ui/calendar/calendar-status.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { HolidayLines } from "./holiday-lines.tsx";
import type { Day } from "./known-days.ts";
import { calendarLabels, LEGEND_TEXTS, RANGE_OPTIONS, CALENDAR_TEXTS as TEXTS } from "./texts.ts";
import { useDays } from "./use-days.ts";
import { useLiveDays } from "./use-live-days.ts";
import { type LostDay, useSelection } from "./use-selection.ts";

/** How far ahead the calendar can be turned. */
const MONTHS_AHEAD = 24;

type Shown = { month: string; range: CalendarRange };

type AvailabilityCalendarProps = {
  slug: string;
  speakerId: string;
  /** At least the days of the current month, so that nothing has to follow the page. */
  initialDays: readonly Day[];
  /** Today in Berlin as the page was made. */
  today: IsoDate;
  selected: IsoDate | null;
  /** Whether a free day of this speaker can be booked without being asked for. */
  isDirect: boolean;
  /** Also called when the selected day stays possible but changes its status. */
  onSelect: (date: IsoDate, status: DayStatus) => void;
  /** The day can no longer be chosen, because of another user or on another page of the same account. */
  onSelectedTaken?: (lost: LostDay) => void;
  /** For narrow columns. */
  compact?: boolean;
};

/** A speaker's days: choose one, and see at once when another customer takes it. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  // Another speaker is another calendar: month, range and days start anew.
  return <SpeakerCalendar key={props.slug} {...props} />;
}

function SpeakerCalendar(props: AvailabilityCalendarProps) {
  const { slug, speakerId, selected, compact = false } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const today = useToday(props.today);
  const [shown, setShown] = useState<Shown>({ month: monthOf(props.today), range: "month" });
  const { notice, watch, choose } = useSelection(props);
  const days = useDays(slug, props.initialDays, watch);
  // Midnight may have turned the month of an open page into a past one.
  const month = later(shown.month, monthOf(today));
  const months = rangeMonths(month, shown.range);
  useLiveDays(place, {
    speakerId,
    isHeld: selected !== null,
    onDay: days.hear,
    onResync: () => void days.refresh(months),
  });

  const show = (next: Shown) => {
    setShown(next);
    days.ensure(rangeMonths(next.month, next.range));
  };
  useFollowing(selected, (day) => {
    const next = monthShowing(day, month, shown.range);
    if (next !== month) show({ ...shown, month: next });
  });

  const list = [...days.known].map(([date, status]) => ({ date, status }));
  const lastMonth = addMonths(monthOf(today), MONTHS_AHEAD);
  return (
    <div ref={place} className={compact ? "availability availability-compact" : "availability"}>
      <Segmented
        label={TEXTS.range}
        name={`${id}range`}
        options={RANGE_OPTIONS}
        value={shown.range}
        onChange={(range) => show({ month: firstMonth(month, selected, range), range })}
      />
      <CalendarGrid
        month={month}
        onMonthChange={(next) => show({ ...shown, month: next })}
        range={shown.range}
        days={list}
        today={today}
        selected={selected}
        onSelect={(day) => {
          const status = days.known.get(isoDate(day));
          if (status) choose(isoDate(day), status);
        }}
        min={`${monthOf(today)}-01`}
        max={`${lastMonth}-${daysInMonth(lastMonth)}`}
        isBusy={days.loading.state === "loading"}
        labels={calendarLabels(shown.range, { isDirect: props.isDirect, holidays: days.holidays })}
      />
      <CalendarLegend counts={countStatuses(list, months, today)} labels={LEGEND_TEXTS} />
      {shown.range !== "year" && <HolidayLines holidays={days.holidays} months={months} />}
      {days.loading.state === "failed" && (
        <div className="availability-failed">
          <p>{TEXTS.loadFailed}</p>
          <Button variant="line" size="sm" icon="rotate-cw" onClick={days.retry}>
            {TEXTS.retry}
          </Button>
        </div>
      )}
      {notice && <Alert variant={notice.isTaken ? "danger" : "notice"}>{notice.text}</Alert>}
    </div>
  );
}

function later(month: string, other: string): string {
  if (month > other) return month;
  return other;
}

/** A month that stays in sight when the range changes: that of the chosen day, if it was visible. */
function firstMonth(month: string, selected: IsoDate | null, range: CalendarRange): string {
  return range === "month" && selected && monthOf(selected) > month ? monthOf(selected) : month;
}

/** Pages are kept and tabs stay open over midnight; the browser's clock corrects the page's day. */
function useToday(ofPage: IsoDate): IsoDate {
  const [today, setToday] = useState(ofPage);
  useEffect(() => {
    const follow = () => setToday(berlinDay(Date.now()));
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return today > ofPage ? today : ofPage;
}

/** Calls back when a day is chosen from outside, so that it comes into sight. */
function useFollowing(day: IsoDate | null, onChange: (day: IsoDate) => void): void {
  const followed = useRef<IsoDate | null>(null);
  useEffect(() => {
    if (followed.current === day) return;
    followed.current = day;
    if (day) onChange(day);
  });
}
