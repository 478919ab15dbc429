import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { DaySpan } from "#domain/availability/day-spans.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { HOUR_SECONDS } from "#domain/time/duration.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";
import { calendarText } from "#integrations/calendar/calendar-text.ts";
import { FEED_TEXTS as TEXTS } from "./texts.ts";

/** How often subscribers may ask again. */
const REFRESH_SECONDS = HOUR_SECONDS;

const BUSY: Record<DayStatus, ICalEventBusyStatus> = {
  available: ICalEventBusyStatus.FREE,
  on_request: ICalEventBusyStatus.TENTATIVE,
  booked: ICalEventBusyStatus.BUSY,
  blocked: ICalEventBusyStatus.BUSY,
};

/** The days as a calendar for other programs (RFC 5545); the same days give the same text all day long. */
export function writeCalendarFile(
  spans: readonly DaySpan[],
  { today, hostname, speakerId }: { today: IsoDate; hostname: string; speakerId: string },
): string {
  const calendar = ical({
    name: TEXTS.name,
    prodId: TEXTS.product,
    ttl: REFRESH_SECONDS,
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { first, last, status } of spans) {
    const isTaken = status === "booked" || status === "blocked";
    calendar.createEvent({
      // By its last day: the first one moves with the window that is shown.
      id: `${last}-${status}-${speakerId}@${hostname}`,
      start: dayStart(first),
      // All-day events end on the day that is no longer part of them.
      end: dayStart(addDays(last, 1)),
      allDay: true,
      stamp: new Date(`${today}T00:00:00Z`),
      summary: TEXTS.summary[status],
      organizer: { name: TEXTS.product.company, email: `noreply@${hostname}` },
      transparency: isTaken ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: BUSY[status],
    });
  }
  return calendarText(calendar);
}

function dayStart(day: IsoDate): Date {
  return new Date(`${day}T12:00:00Z`);
}
