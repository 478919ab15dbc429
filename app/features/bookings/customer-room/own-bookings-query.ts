import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import type { BookingItem } from "../queries.ts";

const one = ownApi.v1.bookings[":id"];
export type BookingInvoice = InferResponseType<typeof one.invoice.$get, 200>;

/** A thousand bookings of one organiser are more than anybody has; beyond that the oldest are left out. */
const MOST_PAGES = 20;

/** All own bookings at once: what waits, what comes next and the search need every one of them. */
export function allBookingsQuery() {
  return queryOptions({
    queryKey: ["own-bookings", "customer", "all"],
    queryFn: async ({ signal }): Promise<BookingItem[]> => {
      const bookings: BookingItem[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const more: { cursor?: string } = cursor === null ? {} : { cursor };
        const query = { as: "customer" as const, ...more };
        const answer = await ownApi.v1.bookings.$get({ query }, { init: { signal } });
        if (!answer.ok) throw new Error(`the bookings were refused with ${answer.status}`);
        const { items, nextCursor } = await answer.json();
        bookings.push(...items);
        cursor = nextCursor;
        if (cursor === null) break;
      }
      return bookings;
    },
  });
}

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
