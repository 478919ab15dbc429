import { ownApi } from "#app/session/own-api.ts";
import type { PostponementAnswer } from "#domain/booking/postponement.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { BookingDetail as Booking } from "./booking-query.ts";
import {
  type Answer,
  type ChangeFault,
  faultOf,
  patience,
  readCurrent,
  unlessRead,
} from "./change-booking.ts";

const { postponement } = ownApi.v1.bookings[":id"];

export type Postponement = {
  readonly step: "ask" | PostponementAnswer;
  /** The other day, `yyyy-MM-dd`. */
  readonly event_date: string;
  readonly message?: string;
};

type Ports = {
  post: (id: string, wish: Postponement) => Promise<Answer>;
  read: (id: string) => Promise<Booking | null>;
};

const server: Ports = {
  post: (id, { step, ...words }) => {
    const param = { id };
    return step === "ask"
      ? postponement.$post({ param, json: words }, patience())
      : postponement.answer.$post({ param, json: { answer: step, ...words } }, patience());
  },
  read: readCurrent,
};

/** Sends a step once; when the answer was lost, the booking itself tells whether it worked. */
export async function postponeBooking(
  id: string,
  wish: Postponement,
  { post, read }: Ports = server,
): Promise<Result<Booking, ChangeFault>> {
  const answer = await post(id, wish).catch(() => null);
  if (answer?.status === 200) return ok((await answer.json()) as Booking);
  const fault = await faultOf(answer);
  if (fault.kind === "refused") return failure(fault);
  const current = await read(id).catch(() => null);
  if (current && hasHappened(current, wish)) return ok(current);
  return failure(unlessRead(current, fault));
}

function hasHappened(booking: Booking, { step, event_date }: Postponement): boolean {
  const wished = booking.postponement?.event_date;
  if (step === "ask") return wished === event_date;
  const hasMoved = booking.event_date === event_date;
  return wished === undefined && (step === "accept") === hasMoved;
}
