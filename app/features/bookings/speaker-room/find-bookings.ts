import type { BookingStatus } from "#domain/booking/status.ts";
import { STAGES, type Stage } from "./texts.ts";

const STAGE_OF: Record<BookingStatus, Stage> = {
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

type Findable = {
  readonly status: BookingStatus;
  readonly event_title: string;
  readonly event_location: string;
  readonly booking_reference: string;
};

type Wish = { readonly stage: Stage | null; readonly text: string };

/** What the address says: `?status=pending&q=hamburg`. Anything else means everything. */
export function readWish(parameters: URLSearchParams): Wish {
  const named = parameters.get("status");
  return {
    stage: STAGES.find((stage) => stage === named) ?? null,
    text: parameters.get("q") ?? "",
  };
}

export function findBookings<Booking extends Findable>(
  bookings: readonly Booking[],
  { stage, text }: Wish,
): Booking[] {
  const words = text.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  return bookings.filter((booking) => {
    if (stage !== null && STAGE_OF[booking.status] !== stage) return false;
    const { event_title, event_location, booking_reference } = booking;
    const said = `${event_title} ${event_location} ${booking_reference}`.toLocaleLowerCase("de");
    return words.every((word) => said.includes(word));
  });
}

export function countStages(bookings: readonly Findable[]): Record<Stage, number> {
  const counts = { requested: 0, pending: 0, confirmed: 0, completed: 0, over: 0 };
  for (const { status } of bookings) counts[STAGE_OF[status]] += 1;
  return counts;
}
