import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import type { BookingStatus } from "#domain/booking/status.ts";

type BookingList = InferResponseType<typeof ownApi.v1.bookings.$get, 200>;
export type BookingItem = BookingList["items"][number];

/** A thousand bookings are more than anybody has; beyond that the oldest are left out. */
const MOST_PAGES = 20;

/** All own bookings of one side at once: what waits and what comes next need every one of them. */
export function allBookingsQuery(
  as: "customer" | "speaker",
  statuses: readonly BookingStatus[] = [],
) {
  return queryOptions({
    queryKey: ["own-bookings", as, "all", statuses],
    queryFn: async ({ signal }): Promise<BookingItem[]> => {
      const bookings: BookingItem[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const more: { cursor?: string } = cursor === null ? {} : { cursor };
        const query = { as, status: [...statuses], ...more };
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
