import type { BookingDraft } from "./draft.ts";

/** The way through the drawer (BOOK-67). */
export const BOOKING_STEPS = ["format", "talk", "details", "contact", "summary"] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

type Chosen = Pick<BookingDraft, "eventType">;

/** A workshop brings its own subject, so there is no talk to choose (C-34). */
export function isOmitted(step: BookingStep, { eventType }: Chosen): boolean {
  return step === "talk" && eventType === "workshop";
}

export function stepAfter(step: BookingStep, chosen: Chosen): BookingStep | null {
  return neighbour(step, chosen, 1);
}

export function stepBefore(step: BookingStep, chosen: Chosen): BookingStep | null {
  return neighbour(step, chosen, -1);
}

/** Counted among all five, so that the number does not jump when a step is left out. */
export function stepNumber(step: BookingStep): number {
  return BOOKING_STEPS.indexOf(step) + 1;
}

/** The steps completed by moving on; none after a step back. */
export function stepsPassed(from: BookingStep, to: BookingStep): readonly BookingStep[] {
  return BOOKING_STEPS.slice(BOOKING_STEPS.indexOf(from), BOOKING_STEPS.indexOf(to));
}

function neighbour(step: BookingStep, chosen: Chosen, by: 1 | -1): BookingStep | null {
  const next = BOOKING_STEPS[BOOKING_STEPS.indexOf(step) + by];
  if (next === undefined) return null;
  return isOmitted(next, chosen) ? neighbour(next, chosen, by) : next;
}
