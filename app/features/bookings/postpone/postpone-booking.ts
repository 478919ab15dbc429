import type { RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { PostponementAnswer } from "#domain/booking/change/postponement.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { BookingDetail as Booking } from "../detail/booking-query.ts";
import {
  type Answer,
  type ChangeFault,
  faultOf,
  patience,
  readCurrent,
  unlessRead,
} from "../detail/change-booking.ts";

/** `event_date` is the other day. */
export type Postponement = RequestBody<"POST /bookings/{id}/postponement"> & {
  readonly step: "ask" | PostponementAnswer;
};

type Ports = {
  post: (id: string, request: Postponement) => Promise<Answer>;
  read: (id: string) => Promise<Booking | null>;
};

const server: Ports = {
  post: (id, { step, ...words }) => {
    const asked = { params: { id }, ...patience() };
    return step === "ask"
      ? authenticatedApi.send("POST /bookings/{id}/postponement", { ...asked, body: words })
      : authenticatedApi.send("POST /bookings/{id}/postponement/answer", {
          ...asked,
          body: { answer: step, ...words },
        });
  },
  read: readCurrent,
};

/** Sends a step once; when the answer was lost, the booking itself tells whether it worked. */
export async function postponeBooking(
  id: string,
  request: Postponement,
  { post, read }: Ports = server,
): Promise<Result<Booking, ChangeFault>> {
  const answer = await post(id, request).catch(() => null);
  if (answer?.status === 200) return ok((await answer.json()) as Booking);
  const fault = await faultOf(answer);
  if (fault.kind === "refused") return failure(fault);
  const current = await read(id).catch(() => null);
  if (current && hasHappened(current, request)) return ok(current);
  return failure(unlessRead(current, fault));
}

function hasHappened(booking: Booking, { step, event_date }: Postponement): boolean {
  const requestedDay = booking.postponement?.event_date;
  if (step === "ask") return requestedDay === event_date;
  const hasMoved = booking.event_date === event_date;
  return requestedDay === undefined && (step === "accept") === hasMoved;
}
