import { type PostponementStep, possiblePostponementSteps } from "./change/postponement.ts";
import { type EventStart, hasBegun } from "./draft/event-time.ts";
import {
  type BookingActor,
  type BookingEvent,
  type BookingStatus,
  possibleEvents,
} from "./status.ts";

type Dated = EventStart & { readonly status: BookingStatus };

/** Not possible once the event has begun. */
const AHEAD_ONLY: readonly (BookingEvent | PostponementStep)[] = ["offer", "hold", "accept", "ask"];

/** The events an actor can cause at this moment; buttons derive from it. */
export function possibleNow(booking: Dated, actor: BookingActor, nowMs: number): BookingEvent[] {
  const possible = possibleEvents(booking.status, actor);
  if (!hasBegun(booking, nowMs)) return possible;
  return possible.filter((event) =>
    event === "cancel" ? !isTooLateToCancel(booking, actor, nowMs) : !AHEAD_ONLY.includes(event),
  );
}

/** The same for a request to postpone. */
export function possiblePostponementNow(
  booking: Dated & { readonly isPostponementRequested: boolean },
  actor: BookingActor,
  nowMs: number,
): PostponementStep[] {
  const possible = possiblePostponementSteps(booking, actor);
  if (!hasBegun(booking, nowMs)) return possible;
  return possible.filter((step) => !AHEAD_ONLY.includes(step));
}

/** An event that has begun is paid for: only the administration can still say that it was none. */
export function isTooLateToCancel(event: EventStart, actor: BookingActor, nowMs: number): boolean {
  return actor !== "admin" && hasBegun(event, nowMs);
}
