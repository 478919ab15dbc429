import type { IsoDate } from "../iso-date.ts";

export const OVERRIDE_TYPES = ["blocked", "on_request"] as const;
export type OverrideType = (typeof OVERRIDE_TYPES)[number];

export type DayStatus = "available" | "booked" | OverrideType;

/** An override wins; else a booking takes the day; else it is free (SPEC 4, DECISIONS C-08). */
export function dayStatus(
  day: IsoDate,
  overrides: ReadonlyMap<IsoDate, OverrideType>,
  booked: ReadonlySet<IsoDate>,
): DayStatus {
  return overrides.get(day) ?? (booked.has(day) ? "booked" : "available");
}

/** Booked and blocked days, and days before today, cannot be picked. */
export function isSelectable(day: IsoDate, status: DayStatus, today: IsoDate): boolean {
  return day >= today && (status === "available" || status === "on_request");
}
