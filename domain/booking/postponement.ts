import type { DayStatus } from "../availability/day-status.ts";
import { berlinDay, type IsoDate } from "../iso-date.ts";
import { failure, ok, type Result } from "../result.ts";
import { lastBookableDay } from "./booking-deadlines.ts";
import { hasBegun } from "./event-time.ts";
import type { BookingActor, BookingStatus } from "./status.ts";

/**
 * The wish to move a confirmed event to another day. The booking stays confirmed on its old day until
 * the other side agrees: a wish takes no day, just as an inquiry takes none (C-09).
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

/** Organisers wish, speakers answer; an admin may act for either side, time ends what nobody answers. */
const STEPS = {
  ask: { to: "open", by: ["customer", "admin"] },
  accept: { to: "accepted", by: ["speaker", "admin"] },
  decline: { to: "declined", by: ["speaker", "admin"] },
  withdraw: { to: "withdrawn", by: ["customer", "admin"] },
  expire: { to: "expired", by: ["system"] },
} as const satisfies Record<string, Rule>;

export type PostponementStep = keyof typeof STEPS;
export const POSTPONEMENT_STEPS = Object.keys(STEPS) as readonly PostponementStep[];

/** What ends an open wish at the click of a person. */
export const POSTPONEMENT_ANSWERS = ["accept", "decline", "withdraw"] as const;
export type PostponementAnswer = (typeof POSTPONEMENT_ANSWERS)[number];

/** As the history and the audit log call them. */
export type PostponementEvent = `postpone_${PostponementStep}`;
export const POSTPONEMENT_EVENTS = POSTPONEMENT_STEPS.map(
  (step): PostponementEvent => `postpone_${step}`,
);

type Facts = { readonly status: BookingStatus; readonly isWishOpen: boolean };

export function postponementStep(
  { status, isWishOpen }: Facts,
  step: PostponementStep,
  actor: BookingActor,
): Result<PostponementStatus, "wrong_status" | "not_allowed"> {
  const rule: Rule = STEPS[step];
  const isPossible = status === "confirmed" && (step === "ask") !== isWishOpen;
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

/** Why an event cannot move to a day; asked with the wish, and again under the lock of both days. */
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
