import type { IsoDate } from "#domain/time/iso-date.ts";
import { type BookingStatus, isLost } from "../status.ts";

type Replaceable = { readonly status: BookingStatus; readonly event_date: string };

/** Why no other speakers are suggested: only while the event is still ahead and has no speaker. */
export function replacementProblem(
  { status, event_date }: Replaceable,
  today: IsoDate,
): "wrong_status" | "date_past" | null {
  if (!isLost(status)) return "wrong_status";
  return event_date < today ? "date_past" : null;
}
