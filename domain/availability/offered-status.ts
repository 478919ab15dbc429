import { daysBetween, type IsoDate } from "#domain/time/iso-date.ts";
import type { DirectRules } from "../booking/mode/direct-rules.ts";
import type { AvailabilityStatus } from "../speaker/speaker-codes.ts";
import type { DayStatus } from "./day-status.ts";

type OfferRules = DirectRules & {
  /** Unset counts as available (BOOK-90). */
  readonly availability_status: string | null;
};

type DayFacts = {
  readonly day: IsoDate;
  readonly today: IsoDate;
  /** Days of that month which are taken already. */
  readonly takenInMonth: number;
};

/** The status of a speaker who takes no bookings at all. */
export const CLOSED_STATUS = "unavailable" satisfies AvailabilityStatus;

/**
 * A day as customers are offered it. A speaker who takes no bookings has no free day. A free day that comes
 * too soon, or in a month that is full, can still be asked for: it looks like every other day on
 * request, so calendar, date filter, drawer and server agree without a further rule.
 */
export function offeredStatus(status: DayStatus, rules: OfferRules, facts: DayFacts): DayStatus {
  if (rules.availability_status === CLOSED_STATUS)
    return status === "booked" ? "booked" : "blocked";
  if (status !== "available" || !rules.allows_direct_booking) return status;
  const { direct_notice_days: notice, direct_per_month: most } = rules;
  const isTooSoon = notice !== null && daysBetween(facts.today, facts.day) < notice;
  const isFull = most !== null && facts.takenInMonth >= most;
  return isTooSoon || isFull ? "on_request" : "available";
}
