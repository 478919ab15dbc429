import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { BookingDetail } from "./booking-query.ts";
import { DETAIL_TEXTS, stepText } from "./texts.ts";

type TimelineProps = Pick<BookingDetail, "history" | "booking_mode">;

/** What has happened so far, the latest first. */
export function BookingTimeline({ history, booking_mode }: TimelineProps) {
  return (
    <ol className="timeline">
      {history.toReversed().map((step) => (
        <li key={`${step.at} ${step.event}`}>
          <p className="todo-title">{stepText(step.event, step.actor, booking_mode)}</p>
          <time className="note" dateTime={step.at}>
            {formatDateTimeWithoutYear(step.at)} Uhr
          </time>
          {step.to_date && (
            <p className="note">{DETAIL_TEXTS.newDay(formatDay(isoDate(step.to_date)))}</p>
          )}
          {step.reason && <p className="timeline-reason">{DETAIL_TEXTS.reason(step.reason)}</p>}
        </li>
      ))}
    </ol>
  );
}
