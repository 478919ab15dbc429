import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { BookingStatus } from "#domain/booking/status.ts";

type BookingList = AnswerTo<"GET /bookings">;
export type BookingItem = BookingList["items"][number];

/** At most a thousand bookings; beyond that the oldest are left out. */
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
        const query = { as, status: [...statuses], ...(cursor !== null && { cursor }) };
        const list: BookingList = await authenticatedApi.call("GET /bookings", { query, signal });
        bookings.push(...list.items);
        cursor = list.nextCursor;
        if (cursor === null) break;
      }
      return bookings;
    },
  });
}
