import { berlinInstant } from "#domain/time/berlin-instant.ts";
import { MINUTE_MS } from "#domain/time/duration.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";

export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const USUAL_TIME = "09:00";
const FULL_HOURS = Array.from(
  { length: 15 },
  (_, hour) => `${String(hour + 9).padStart(2, "0")}:00`,
);

/** When an event begins, by the clocks of Berlin. */
export type EventStart = { readonly event_date: IsoDate; readonly event_start_time: string };

export function startMs({ event_date, event_start_time }: EventStart): number {
  return berlinInstant(event_date, event_start_time).getTime();
}

/** From then on an event cannot be agreed to, moved or, except by the administration, cancelled. */
export function hasBegun(event: EventStart, nowMs: number): boolean {
  return startMs(event) <= nowMs;
}

type EventSpan = EventStart & { readonly event_duration_minutes: number };

/** When its day has passed, and its end too if that lies behind midnight. */
export function isOver(event: EventSpan, nowMs: number): boolean {
  const endMs = startMs(event) + event.event_duration_minutes * MINUTE_MS;
  return event.event_date < berlinDay(nowMs) && endMs <= nowMs;
}

/** Nine in the morning (C-29); today the first full hour that is still to come. */
export function presetTime(event_date: IsoDate, nowMs: number): string {
  const isAhead = (time: string) => !hasBegun({ event_date, event_start_time: time }, nowMs);
  return FULL_HOURS.find(isAhead) ?? USUAL_TIME;
}
