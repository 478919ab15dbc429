import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

const one = ownApi.v1.bookings[":id"];

export type BookingDetail = InferResponseType<typeof one.$get, 200>;

/** Null for a booking that does not exist for whoever asks. */
export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ["own-booking", id],
    queryFn: async (): Promise<BookingDetail | null> => {
      const answer = await one.$get({ param: { id } });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`the booking was refused with ${answer.status}`);
      return answer.json();
    },
  });
}
