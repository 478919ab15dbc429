import { BOOKING_STATUSES, type BookingStatus } from "../status.ts";

/** What the list of all bookings can be sorted by, and what needs attention in it. */
export const BOOKING_SORTS = ["event_date", "created_at", "total_amount", "status"] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Not answered, not moving, contract not signed, invoice missing. */
export const BOOKING_NEEDS = ["unanswered", "stuck", "contract", "invoice"] as const;
export type BookingNeed = (typeof BOOKING_NEEDS)[number];

/** What the own bookings can be sorted by. */
export const OWN_BOOKING_SORTS = [
  "event_date",
  "created_at",
  "total_amount",
  "status",
  "speaker",
] as const;
export type OwnBookingSort = (typeof OWN_BOOKING_SORTS)[number];

/** The pipeline, in the order in which a booking moves through it. */
export const BOOKING_STAGES = ["requested", "pending", "confirmed", "completed", "over"] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number];

const STAGE_OF: Record<BookingStatus, BookingStage> = {
  requested: "requested",
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  reviewed: "completed",
  declined: "over",
  expired: "over",
  withdrawn: "over",
  cancelled: "over",
};

export function statusesOf(stage: BookingStage): BookingStatus[] {
  return BOOKING_STATUSES.filter((status) => STAGE_OF[status] === stage);
}

/** How many stand where; every booking stands in exactly one stage. */
export function countStages(
  counts: readonly { readonly status: BookingStatus; readonly count: number }[],
): Record<BookingStage, number> {
  const stages = { requested: 0, pending: 0, confirmed: 0, completed: 0, over: 0 };
  for (const { status, count } of counts) stages[STAGE_OF[status]] += count;
  return stages;
}
