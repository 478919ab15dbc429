import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

export type BookingDetail = AnswerTo<"GET /bookings/{id}">;

/** Null for a booking that does not exist for the caller. */
export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ["own-booking", id],
    queryFn: () => authenticatedApi.find("GET /bookings/{id}", { params: { id } }),
  });
}
