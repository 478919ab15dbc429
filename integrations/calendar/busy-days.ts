import type { EventInstance, ExpandRecurringEventOptions, VEvent } from "node-ical";
import { addDays, berlinDay, type IsoDate, isoDate } from "#domain/iso-date.ts";
import { failure, ok, type Result } from "#domain/result.ts";

/** Nobody has more appointments; whatever comes is read in bounded time. */
const MAX_EVENTS = 5_000;

type Span = { readonly from: IsoDate; readonly to: IsoDate };
/** Its event is the series, or the single date that was written in its place. */
type Occurrence = Pick<EventInstance, "start" | "end" | "isFullDay" | "event">;

/**
 * The days of a calendar file on which somebody is busy, in Berlin. Free time („transparent“) and
 * cancelled events take no day; an event that ends at midnight does not take the next one.
 */
export async function busyDays(
  text: string,
  span: Span,
): Promise<Result<IsoDate[], "not_a_calendar" | "too_complex">> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return failure("not_a_calendar");
  // Only speakers who bring a calendar pay for the reader.
  const { default: ical } = await import("node-ical");
  try {
    const events = Object.values(ical.sync.parseICS(text))
      .filter((entry) => isDated(entry))
      .filter((event) => writtenDatesOf(event).some(isBusy));
    if (events.length > MAX_EVENTS) return failure("too_complex");
    const occurrences = events.flatMap((event) =>
      occurrencesOf(ical.expandRecurringEvent, event, span),
    );
    const busy = occurrences.filter(({ event }) => isBusy(event));
    return ok(daysIn(span, busy.map(stretchOf)));
  } catch {
    // The reader refuses rules that never end; so do we.
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

type Expand = (event: VEvent, options: ExpandRecurringEventOptions) => EventInstance[];

function occurrencesOf(expand: Expand, event: VEvent, { from, to }: Span): readonly Occurrence[] {
  if (!event.rrule) return writtenDatesOf(event).map(asOccurrence);
  // Two days of room on both sides, so that no time zone cuts off an edge.
  return expand(event, {
    from: new Date(`${addDays(from, -2)}T00:00:00Z`),
    to: new Date(`${addDays(to, 2)}T00:00:00Z`),
    expandOngoing: true,
  });
}

/** Whoever is invited to single dates of a series gets these alone, without the series. */
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
