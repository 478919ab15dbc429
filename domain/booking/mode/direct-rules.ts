import type { EventPlace } from "../../address/place-answer.ts";

/** When a speaker lets themselves be booked without being asked; null leaves it open. */
export type DirectRules = {
  readonly allows_direct_booking: boolean;
  readonly direct_notice_days: number | null;
  readonly direct_per_month: number | null;
};

export const LONGEST_NOTICE_DAYS = 365;
export const MOST_PER_MONTH = 31;

type Way = { readonly place: Pick<EventPlace, "state">; readonly distanceKm: number | null };

/** A direct booking needs a place that is sure (C-102); online is one. */
export function isSurePlace({ state }: Pick<EventPlace, "state">): boolean {
  return state === "sure" || state === "online";
}

/** Whether the place is known and near enough. */
export function isWithinReach(withinKm: number | null, { place, distanceKm }: Way): boolean {
  if (!isSurePlace(place)) return false;
  if (withinKm === null || place.state === "online") return true;
  return distanceKm !== null && distanceKm <= withinKm;
}
