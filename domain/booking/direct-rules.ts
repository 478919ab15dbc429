import type { EventPlace } from "../address/place-answer.ts";
import type { DayStatus } from "../availability/day-status.ts";
import { daysBetween, type IsoDate } from "../iso-date.ts";

/** When a speaker lets themselves be booked without being asked; null leaves it open. */
export type DirectRules = {
  readonly allows_direct_booking: boolean;
  readonly direct_notice_days: number | null;
  readonly direct_per_month: number | null;
};

export const LONGEST_NOTICE_DAYS = 365;
export const MOST_PER_MONTH = 31;

type DayFacts = {
  readonly day: IsoDate;
  readonly today: IsoDate;
  /** Days of that month which are taken already. */
  readonly takenInMonth: number;
};

/**
 * A free day that comes too soon, or in a month that is full, can still be asked for: for customers it
 * looks like every other day on request, so calendar, drawer and server agree without a further rule.
 */
export function offeredStatus(status: DayStatus, rules: DirectRules, facts: DayFacts): DayStatus {
  if (status !== "available" || !rules.allows_direct_booking) return status;
  const { direct_notice_days: notice, direct_per_month: most } = rules;
  const isTooSoon = notice !== null && daysBetween(facts.today, facts.day) < notice;
  const isFull = most !== null && facts.takenInMonth >= most;
  return isTooSoon || isFull ? "on_request" : "available";
}

type Way = { readonly place: Pick<EventPlace, "state">; readonly distanceKm: number | null };

/** A direct booking needs a place that is sure (DECISIONS C-102); online is one. */
export function isSurePlace({ state }: Pick<EventPlace, "state">): boolean {
  return state === "sure" || state === "online";
}

/** Whether the place is known and near enough. */
export function isWithinReach(withinKm: number | null, { place, distanceKm }: Way): boolean {
  if (!isSurePlace(place)) return false;
  if (withinKm === null || place.state === "online") return true;
  return distanceKm !== null && distanceKm <= withinKm;
}
