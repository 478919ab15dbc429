import { failure, ok, type Result } from "../result.ts";

/** The life of a booking (C-94). A new booking starts as confirmed (direct) or requested (inquiry). */
export const BOOKING_STATUSES = [
  "requested",
  "pending",
  "confirmed",
  "declined",
  "expired",
  "withdrawn",
  "cancelled",
  "completed",
  "reviewed",
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** These two take the day; an inquiry never does (C-09). */
export const DAY_TAKING_STATUSES = [
  "confirmed",
  "pending",
] as const satisfies readonly BookingStatus[];

export const BOOKING_MODES = ["direct", "inquiry"] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

/** `system` is the platform itself: deadlines that pass and events that are over. */
export const BOOKING_ACTORS = ["customer", "speaker", "admin", "system"] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

type Rule = {
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  readonly by: readonly BookingActor[];
};

/**
 * An inquiry binds nobody, so it cannot become confirmed in one step: the speaker makes an offer or
 * holds the date, and the customer accepts. The database holds the same pairs in a trigger.
 */
const TRANSITIONS = {
  offer: { from: ["requested"], to: "pending", by: ["speaker", "admin"] },
  hold: { from: ["requested"], to: "pending", by: ["speaker", "admin"] },
  decline: { from: ["requested"], to: "declined", by: ["speaker", "admin"] },
  withdraw: { from: ["requested", "pending"], to: "withdrawn", by: ["customer", "admin"] },
  retract: { from: ["pending"], to: "withdrawn", by: ["speaker", "admin"] },
  expire: { from: ["requested", "pending"], to: "expired", by: ["system", "admin"] },
  accept: { from: ["pending"], to: "confirmed", by: ["customer", "admin"] },
  cancel: { from: ["confirmed"], to: "cancelled", by: ["customer", "speaker", "admin"] },
  complete: { from: ["confirmed"], to: "completed", by: ["system", "admin"] },
  review: { from: ["completed"], to: "reviewed", by: ["customer"] },
} as const satisfies Record<string, Rule>;

export type BookingEvent = keyof typeof TRANSITIONS;
export const BOOKING_EVENTS = Object.keys(TRANSITIONS) as readonly BookingEvent[];

export type TransitionError = "wrong_status" | "not_allowed";

export function statusOnCreation(mode: BookingMode): BookingStatus {
  return mode === "direct" ? "confirmed" : "requested";
}

export function transition(
  status: BookingStatus,
  event: BookingEvent,
  actor: BookingActor,
): Result<BookingStatus, TransitionError> {
  const rule: Rule = TRANSITIONS[event];
  if (!rule.from.includes(status)) return failure("wrong_status");
  if (!rule.by.includes(actor)) return failure("not_allowed");
  return ok(rule.to);
}

/** What somebody can do with a booking now; buttons derive from it. */
export function possibleEvents(status: BookingStatus, actor: BookingActor): BookingEvent[] {
  return BOOKING_EVENTS.filter((event) => transition(status, event, actor).ok);
}

export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return Object.values<Rule>(TRANSITIONS).some(
    (rule) => rule.to === to && rule.from.includes(from),
  );
}
