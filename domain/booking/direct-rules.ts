import type { TravelCost } from "../pricing/travel-cost.ts";

/** When a speaker lets themselves be booked without being asked; null leaves it open. */
export type DirectRules = {
  readonly allows_direct_booking: boolean;
  readonly direct_notice_days: number | null;
  readonly direct_per_month: number | null;
};

export const LONGEST_NOTICE_DAYS = 365;
export const MOST_PER_MONTH = 31;

/** Whether the place is near enough; one that nobody knows is not. */
export function isWithinReach(
  withinKm: number | null,
  { state, distanceKm }: Pick<TravelCost, "state" | "distanceKm">,
): boolean {
  if (withinKm === null || state === "online") return true;
  return distanceKm !== null && distanceKm <= withinKm;
}
