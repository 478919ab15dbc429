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
type Statuses = readonly BookingStatus[];

export const BOOKING_MODES = ["direct", "inquiry"] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

/** `system` is the platform itself: deadlines that pass and events that are over. */
export const BOOKING_ACTORS = ["customer", "speaker", "admin", "system"] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

/*
 * What is true of a booking by its state alone. Queries take the lists; everything else asks the
 * functions below.
 */

/** These two take the day; an inquiry never does (C-09). */
export const DAY_TAKING_STATUSES = ["confirmed", "pending"] as const satisfies Statuses;

/** Awaiting an answer: neither side is bound, and it can still expire. */
export const OPEN_STATUSES = ["requested", "pending"] as const satisfies Statuses;

/** The answer or the event is still to come. */
export const UNDER_WAY_STATUSES = [...OPEN_STATUSES, "confirmed"] as const satisfies Statuses;

/** The event has taken place. */
export const DELIVERED_STATUSES = ["completed", "reviewed"] as const satisfies Statuses;

/** Binding: an inquiry gets there when its offer is accepted (C-94). Only what was sold is charged. */
export const SOLD_STATUSES = ["confirmed", ...DELIVERED_STATUSES] as const satisfies Statuses;

/** Came to nothing: this speaker does not appear at the event. */
export const LOST_STATUSES = [
  "declined",
  "expired",
  "withdrawn",
  "cancelled",
] as const satisfies Statuses;

type Rule = {
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  readonly by: readonly BookingActor[];
};

/**
 * An inquiry is not binding, so it cannot become confirmed in one step: the speaker makes an offer or
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

const isIn = (statuses: Statuses, status: BookingStatus) => statuses.includes(status);

export function takesDay(status: BookingStatus): boolean {
  return isIn(DAY_TAKING_STATUSES, status);
}

export function isOpen(status: BookingStatus): boolean {
  return isIn(OPEN_STATUSES, status);
}

export function isUnderWay(status: BookingStatus): boolean {
  return isIn(UNDER_WAY_STATUSES, status);
}

export function isSold(status: BookingStatus): boolean {
  return isIn(SOLD_STATUSES, status);
}

/** Sold now or before it was cancelled: only a confirmed booking can be. */
export function wasSold(status: BookingStatus): boolean {
  return isSold(status) || status === "cancelled";
}

export function isLost(status: BookingStatus): boolean {
  return isIn(LOST_STATUSES, status);
}

export function statusOnCreation(mode: BookingMode): BookingStatus {
  return mode === "direct" ? "confirmed" : "requested";
}

/** Where an event leads. */
export function statusAfter(event: BookingEvent): BookingStatus {
  return TRANSITIONS[event].to;
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

/** What an actor can do with a booking now; buttons derive from it. */
export function possibleEvents(status: BookingStatus, actor: BookingActor): BookingEvent[] {
  return BOOKING_EVENTS.filter((event) => transition(status, event, actor).ok);
}

export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return Object.values<Rule>(TRANSITIONS).some(
    (rule) => rule.to === to && rule.from.includes(from),
  );
}
