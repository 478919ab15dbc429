import { berlinDay, daysBetween, type IsoDate } from "#domain/time/iso-date.ts";
import type { DayStatus } from "../availability/day-status.ts";
import { lastBookableDay } from "./booking-deadlines.ts";
import { hasBegun } from "./draft/event-time.ts";
import { allowsDirectBooking, type DirectBookingFacts } from "./mode/booking-mode.ts";
import type { BookingMode } from "./status.ts";

export type BookingRefusal =
  | "date_past"
  | "time_past"
  | "date_too_far"
  | "date_taken"
  | "direct_not_possible";

type RequestedSlot = {
  readonly mode: BookingMode;
  readonly day: IsoDate;
  readonly startTime: string;
  readonly nowMs: number;
};

type DayFacts = {
  /** What the calendar shows. */
  readonly status: DayStatus;
  /** A booking takes the day, even where an override hides it (C-08). */
  readonly isBooked: boolean;
};

/** Null if the slot can be booked. Asked before the price, and again under the lock. */
export function bookingRefusal(
  { mode, day, startTime, nowMs }: RequestedSlot,
  { status, isBooked }: DayFacts,
  speaker: DirectBookingFacts,
): BookingRefusal | null {
  const today = berlinDay(nowMs);
  if (day < today) return "date_past";
  if (hasBegun({ event_date: day, event_start_time: startTime }, nowMs)) return "time_past";
  if (day > lastBookableDay(today)) return "date_too_far";
  if (status === "booked" || status === "blocked") return "date_taken";
  if (mode === "inquiry") return null;
  if (isBooked) return "date_taken";
  return allowsDirectBooking(speaker, status) ? null : "direct_not_possible";
}

/** How many days are proposed instead of one that is gone, and from how far before and after it. */
export const NEAREST_DAYS = { count: 5, before: 30, after: 60 } as const;

type Day = { readonly date: IsoDate; readonly status: DayStatus; readonly isBooked?: boolean };

/** The free days nearest to the one that was wanted, in the order of the calendar; never booked ones. */
export function nearestFreeDays(days: readonly Day[], wanted: IsoDate, count: number): IsoDate[] {
  return days
    .filter(({ status, isBooked = false }) => status === "available" && !isBooked)
    .map(({ date }) => date)
    .toSorted(
      (a, b) =>
        Math.abs(daysBetween(wanted, a)) - Math.abs(daysBetween(wanted, b)) || (a < b ? -1 : 1),
    )
    .slice(0, count)
    .toSorted();
}
