/** What a speaker can say about a day; `available` frees one that is on request by itself. */
export const OVERRIDE_TYPES = ["blocked", "on_request", "available"] as const;
export type OverrideType = (typeof OVERRIDE_TYPES)[number];

export const DAY_STATUSES = ["available", "booked", "blocked", "on_request"] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

export type DayRecords = {
  readonly override: OverrideType | null;
  /** A pending or confirmed booking takes the day. */
  readonly isBooked: boolean;
  readonly isHoliday: boolean;
};

/**
 * An override wins; else a booking takes the day; else it is free (CAL-17 to CAL-22, C-08). A
 * public holiday is on request until the speaker frees it (C-112). A booking uses up the override of
 * its day, so one that lies beside a booking was set afterwards (C-103).
 */
export function dayStatus({ override, isBooked, isHoliday }: DayRecords): DayStatus {
  if (override === "blocked" || override === "on_request") return override;
  if (isBooked) return "booked";
  return isHoliday && override === null ? "on_request" : "available";
}

/** A public holiday is free only by the speaker's word; one that is booked needs none (C-112). */
export function needsFreeing({ isBooked, isHoliday }: Omit<DayRecords, "override">): boolean {
  return isHoliday && !isBooked;
}

/** Whether a speaker is proposed for a day: never beside a live booking, whatever is shown (C-103). */
export function isProposable({
  status,
  isBooked,
}: {
  readonly status: DayStatus;
  readonly isBooked: boolean;
}): boolean {
  return !isBooked && (status === "available" || status === "on_request");
}
