import { type EventStart, hasBegun } from "#domain/booking/draft/event-time.ts";
import { berlinInstant } from "#domain/time/berlin-instant.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";

/** Both sides have this long, but never longer than until the event. */
const SIGNING_DAYS = 14;
const END_OF_DAY = "23:59";

/**
 * Until when a contract sent now can be signed: two weeks, at most until the day before the event is
 * over. An event of today or tomorrow leaves no such day: then its beginning is the end of the time. One
 * that has begun already can be signed for until its day is over.
 */
export function signingDeadline(event: EventStart, nowMs: number): Date {
  const today = berlinDay(nowMs);
  const { event_date, event_start_time } = event;
  if (hasBegun(event, nowMs)) return berlinInstant(event_date, END_OF_DAY);
  if (event_date <= addDays(today, 1)) return berlinInstant(event_date, event_start_time);
  const usual = addDays(today, SIGNING_DAYS);
  const dayBefore = addDays(event_date, -1);
  return berlinInstant(usual < event_date ? usual : dayBefore, END_OF_DAY);
}

/** The code that proves that the signer reads the mails of the account. */
export const SIGNING_CODE = {
  digits: 6,
  minutes: 15,
  tries: 5,
  /** Codes for one side of one version within an hour. */
  perHour: 5,
} as const;
