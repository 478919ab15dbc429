import ical, { type EventInstance, type VEvent } from "node-ical";
import { failure, ok, type Result } from "#domain/result.ts";
import { addDays, berlinDay, type IsoDate, isoDate } from "#domain/time/iso-date.ts";

const MAX_EVENTS = 5_000;
/** Within eighteen months: 36 daily series or 250 weekly ones. */
const MAX_OCCURRENCES = 20_000;

type Span = { readonly from: IsoDate; readonly to: IsoDate };
/** Its event is the series, or the single date that was written in its place. */
type Occurrence = Pick<EventInstance, "start" | "end" | "isFullDay" | "event">;

/**
 * The days of a calendar file on which its owner is busy, in Berlin. Free time („transparent“) and
 * cancelled events take no day; an event that ends at midnight does not take the next one. Series are
 * expanded within the span only, however old or endless they are.
 */
export function busyDays(
  text: string,
  span: Span,
): Result<IsoDate[], "not_a_calendar" | "sub_daily" | "too_complex"> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return failure("not_a_calendar");
  try {
    const events = Object.values(ical.sync.parseICS(text))
      .filter((entry) => isDated(entry))
      .filter((event) => writtenDatesOf(event).some(isBusy));
    if (events.length > MAX_EVENTS) return failure("too_complex");
    if (events.some(isSubDaily)) return failure("sub_daily");
    const occurrences: Occurrence[] = [];
    for (const event of events) {
      occurrences.push(...occurrencesOf(event, span));
      if (occurrences.length > MAX_OCCURRENCES) return failure("too_complex");
    }
    const busy = occurrences.filter(({ event }) => isBusy(event));
    return ok(daysIn(span, busy.map(stretchOf)));
  } catch {
    // The reader refuses rules that make no sense; so do we.
    return failure("too_complex");
  }
}

function isDated(entry: unknown): entry is VEvent {
  const { type, start } = entry as Partial<VEvent>;
  return type === "VEVENT" && start instanceof Date;
}

function isBusy({ transparency, status }: VEvent): boolean {
  return transparency !== "TRANSPARENT" && status !== "CANCELLED";
}

/**
 * A few bytes of such rules ask for millions of moments, and days are all that counts here. „Free“ series
 * are not concerned: reminders by the hour usually are.
 */
function isSubDaily({ rrule }: VEvent): boolean {
  const rule = rrule?.toString() ?? "";
  return /FREQ=(?:SECONDLY|MINUTELY|HOURLY)|BY(?:HOUR|MINUTE|SECOND)=\d+,/.test(rule);
}

function occurrencesOf(event: VEvent, { from, to }: Span): readonly Occurrence[] {
  if (!event.rrule) return writtenDatesOf(event).map(asOccurrence);
  // Two days of room on both sides, so that no time zone cuts off an edge.
  return ical.expandRecurringEvent(event, {
    from: new Date(`${addDays(from, -2)}T00:00:00Z`),
    to: new Date(`${addDays(to, 2)}T00:00:00Z`),
    expandOngoing: true,
  });
}

/** An invitation to single dates of a series comes with these alone, without the series. */
function writtenDatesOf(event: VEvent): readonly VEvent[] {
  return [event, ...Object.values(event.recurrences ?? {})].filter((date) => isDated(date));
}

function asOccurrence(event: VEvent): Occurrence {
  const { start, end, datetype } = event;
  return { start, end: end ?? start, isFullDay: datetype === "date", event };
}

/** Every day once, however many entries run over it and for how many years. */
function daysIn({ from, to }: Span, stretches: readonly Span[]): IsoDate[] {
  const days: IsoDate[] = [];
  let next = from;
  for (const stretch of stretches.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (stretch.from > next) next = stretch.from;
    for (; next <= stretch.to && next <= to; next = addDays(next, 1)) days.push(next);
  }
  return days;
}

function stretchOf({ start, end, isFullDay }: Occurrence): Span {
  const last = Math.max(start.getTime(), (end ?? start).getTime() - 1);
  // Whole days and times without a zone are meant as written, wherever this process runs.
  const isAsWritten = isFullDay || (start as { tz?: string }).tz === undefined;
  const dayOf = isAsWritten ? writtenDay : berlinDay;
  return { from: dayOf(start.getTime()), to: dayOf(last) };
}

/** The reader puts such days and times into the process's own zone; this reads them back. */
function writtenDay(epochMs: number): IsoDate {
  const at = new Date(epochMs);
  const pad = (part: number) => String(part).padStart(2, "0");
  return isoDate(`${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`);
}
