import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

const one = ownApi.v1.bookings[":id"];
export type BookingInvoice = InferResponseType<typeof one.invoice.$get, 200>;

const POLL_MS = 3000;

export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: ["booking-invoice", id],
    queryFn: async (): Promise<BookingInvoice> => {
      const answer = await one.invoice.$get({ param: { id } });
      if (!answer.ok) throw new Error(`the invoice was refused with ${answer.status}`);
      return answer.json();
    },
    // It is written a moment after the booking; whoever waits here sees it appear.
    refetchInterval: ({ state }) => (state.data?.state === "waiting" ? POLL_MS : false),
  });
}
