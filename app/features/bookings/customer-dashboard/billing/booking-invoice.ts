import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";

export type BookingInvoice = AnswerTo<"GET /bookings/{id}/invoice">;

const POLL_MS = 3000;

export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: ["booking-invoice", id],
    queryFn: () => authenticatedApi.call("GET /bookings/{id}/invoice", { params: { id } }),
    // It is written a moment after the booking and appears here.
    refetchInterval: ({ state }) => (state.data?.state === "waiting" ? POLL_MS : false),
  });
}
