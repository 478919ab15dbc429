import { atFirstUse } from "#domain/format/at-first-use.ts";
import { DAY_MS, MINUTE_MS } from "./duration.ts";
import type { IsoDate } from "./iso-date.ts";

const BERLIN = atFirstUse(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "Europe/Berlin",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    }),
);

/**
 * The moment when clocks in Berlin show a time of a day. A time that is skipped in spring counts from
 * before the change (02:30 becomes 03:30); one that comes twice in autumn means the first.
 */
export function berlinInstant(day: IsoDate, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`Not a time of day: ${time}`);
  // The offset before any change of that day: what holds 24 hours earlier, and then what really holds.
  const before = wall - offsetAt(wall - DAY_MS);
  const after = wall - offsetAt(wall + DAY_MS);
  const shows = (instant: number) => instant + offsetAt(instant) === wall;
  return new Date(shows(before) || !shows(after) ? before : after);
}

/** `2026-04-30T12:00`: what clocks in Berlin show, as a field for date and time takes it. */
export function berlinClock(epochMs: number): string {
  return new Date(epochMs + offsetAt(epochMs)).toISOString().slice(0, "yyyy-MM-ddThh:mm".length);
}

/** How far Berlin is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const parts = Object.fromEntries(
    BERLIN()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const minutes = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return Date.UTC(year, month - 1, day, hour, minute) - minutes;
}
