import { POSTPONEMENT_EVENTS, type PostponementEvent } from "./change/postponement.ts";
import { BOOKING_EVENTS, type BookingEvent } from "./status.ts";

/** What the history of a booking is made of: its steps, and its moves to another day. */
export type HistoryEvent = "create" | BookingEvent | PostponementEvent;

export const HISTORY_EVENTS: readonly HistoryEvent[] = [
  "create",
  ...BOOKING_EVENTS,
  ...POSTPONEMENT_EVENTS,
];
