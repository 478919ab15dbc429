import type { DayStatus } from "#domain/availability/day-status.ts";
import { hasBegun } from "#domain/booking/draft/event-time.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { lastBookableDay } from "../booking-deadlines.ts";
import type { BookingActor, BookingStatus } from "../status.ts";

/**
 * Of the request to move a confirmed event. The booking stays confirmed on its old day until the
 * other side agrees: a request takes no day, just as an inquiry takes none (C-09).
 */
export const POSTPONEMENT_STATUSES = [
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type PostponementStatus = (typeof POSTPONEMENT_STATUSES)[number];

type Rule = { readonly to: PostponementStatus; readonly by: readonly BookingActor[] };

/** Customers ask, speakers answer; an admin may act for either side, unanswered requests expire. */
const STEPS = {
  ask: { to: "open", by: ["customer", "admin"] },
  accept: { to: "accepted", by: ["speaker", "admin"] },
  decline: { to: "declined", by: ["speaker", "admin"] },
  withdraw: { to: "withdrawn", by: ["customer", "admin"] },
  expire: { to: "expired", by: ["system"] },
} as const satisfies Record<string, Rule>;

export type PostponementStep = keyof typeof STEPS;
export const POSTPONEMENT_STEPS = Object.keys(STEPS) as readonly PostponementStep[];

/** The answers that end an open request. */
export const POSTPONEMENT_ANSWERS = ["accept", "decline", "withdraw"] as const;
export type PostponementAnswer = (typeof POSTPONEMENT_ANSWERS)[number];

/** As the history and the audit log call them. */
export type PostponementEvent = `postpone_${PostponementStep}`;
export const POSTPONEMENT_EVENTS = POSTPONEMENT_STEPS.map(
  (step): PostponementEvent => `postpone_${step}`,
);

type Facts = { readonly status: BookingStatus; readonly isPostponementRequested: boolean };

export function postponementStep(
  { status, isPostponementRequested }: Facts,
  step: PostponementStep,
  actor: BookingActor,
): Result<PostponementStatus, "wrong_status" | "not_allowed"> {
  const rule: Rule = STEPS[step];
  const isPossible = status === "confirmed" && (step === "ask") !== isPostponementRequested;
  if (!isPossible) return failure("wrong_status");
  return rule.by.includes(actor) ? ok(rule.to) : failure("not_allowed");
}

/** Buttons derive from it. */
export function possiblePostponementSteps(facts: Facts, actor: BookingActor): PostponementStep[] {
  return POSTPONEMENT_STEPS.filter((step) => postponementStep(facts, step, actor).ok);
}

export type PostponementRefusal =
  | "event_over"
  | "same_day"
  | "date_past"
  | "time_past"
  | "date_too_far"
  | "date_taken";

type Move = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Only the day changes. */
  readonly startTime: string;
  readonly nowMs: number;
};
type NewDay = { readonly status: DayStatus; readonly isBooked: boolean };

/** Null if the event can move; asked with the request, and again under the lock of both days. */
export function postponementRefusal(
  { from, to, startTime, nowMs }: Move,
  { status, isBooked }: NewDay,
): PostponementRefusal | null {
  const today = berlinDay(nowMs);
  const hasBegunOn = (event_date: IsoDate) =>
    hasBegun({ event_date, event_start_time: startTime }, nowMs);
  if (hasBegunOn(from)) return "event_over";
  if (to === from) return "same_day";
  if (to < today) return "date_past";
  if (hasBegunOn(to)) return "time_past";
  if (to > lastBookableDay(today)) return "date_too_far";
  return isBooked || status === "booked" || status === "blocked" ? "date_taken" : null;
}
