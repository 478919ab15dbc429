import {
  type BookingActor,
  type BookingEvent,
  type BookingMode,
  type BookingStatus,
  statusOnCreation,
} from "#domain/booking/status.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

export type DemoBookingStep = {
  event: BookingEvent | "create";
  actor: BookingActor;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  at: string;
};

type Move = readonly [event: BookingEvent, actor: BookingActor, to: BookingStatus];

const OFFER: Move = ["offer", "speaker", "pending"];
const ACCEPT: Move = ["accept", "customer", "confirmed"];
const COMPLETE: Move = ["complete", "system", "completed"];

/** How a booking got from being made to where it is; inquiries are confirmed through an offer. */
const MOVES: Record<BookingStatus, (confirmed: readonly Move[]) => readonly Move[]> = {
  requested: () => [],
  pending: () => [OFFER],
  confirmed: (confirmed) => confirmed,
  declined: () => [["decline", "speaker", "declined"]],
  expired: () => [["expire", "system", "expired"]],
  withdrawn: () => [["withdraw", "customer", "withdrawn"]],
  cancelled: (confirmed) => [...confirmed, ["cancel", "customer", "cancelled"]],
  completed: (confirmed) => [...confirmed, COMPLETE],
  reviewed: (confirmed) => [...confirmed, COMPLETE, ["review", "customer", "reviewed"]],
};

/** Inquiries and offers stay open for so many days. */
export const OPEN_DAYS = 14;

type Course = { mode: BookingMode; status: BookingStatus; madeOn: IsoDate; eventDate: IsoDate };

export function bookingHistory(course: Course): DemoBookingStep[] {
  let status = statusOnCreation(course.mode);
  const steps: DemoBookingStep[] = [
    {
      event: "create",
      actor: "customer",
      from_status: null,
      to_status: status,
      at: instant(course.madeOn),
    },
  ];
  for (const [event, actor, to] of movesOf(course)) {
    const at = instant(dayOf(event, course, steps.length));
    steps.push({ event, actor, from_status: status, to_status: to, at });
    status = to;
  }
  return steps;
}

function movesOf({ mode, status }: Course): readonly Move[] {
  return MOVES[status](mode === "direct" ? [] : [OFFER, ACCEPT]);
}

function dayOf(event: BookingEvent, { madeOn, eventDate }: Course, position: number): IsoDate {
  if (event === "complete") return addDays(eventDate, 1);
  if (event === "review") return addDays(eventDate, 3);
  if (event === "expire") return addDays(madeOn, OPEN_DAYS);
  return addDays(madeOn, position);
}

/** Morning in Berlin; every step lies on a day before today, so none is in the future. */
export function instant(day: IsoDate): string {
  return `${day}T08:15:00Z`;
}
