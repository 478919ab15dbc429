/** How a speaker looks after profile, inquiries and calendar. */
export const COHORTS = ["active", "slow", "silent", "stale"] as const;
export type Cohort = (typeof COHORTS)[number];

/** Hours an inquiry may wait, days a calendar may rest. */
export const ACTIVITY_LIMITS = { slowHours: 24, silentHours: 48, staleDays: 60 } as const;

export const ACTIVITY_SORTS = ["oldest_inquiry", "name", "last_login_at", "calendar_at"] as const;
export type ActivitySort = (typeof ACTIVITY_SORTS)[number];

type Facts = {
  /** Hours the oldest open inquiry has been waiting; null without one. */
  readonly waitingHours: number | null;
  /** Days since the calendar, or the profile itself, was last cared for. */
  readonly calendarDays: number;
};

/** The worst counts: an organiser who waits matters more than an old calendar. */
export function cohortOf({ waitingHours, calendarDays }: Facts): Cohort {
  const { slowHours, silentHours, staleDays } = ACTIVITY_LIMITS;
  if (waitingHours !== null && waitingHours > silentHours) return "silent";
  if (waitingHours !== null && waitingHours > slowHours) return "slow";
  return calendarDays > staleDays ? "stale" : "active";
}
