import { infiniteQueryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

type BookingList = InferResponseType<typeof ownApi.v1.bookings.$get, 200>;
export type BookingItem = BookingList["items"][number];

/** Own bookings of one side, page by page. */
export function ownBookingsQuery(as: "customer" | "speaker") {
  return infiniteQueryOptions({
    queryKey: ["own-bookings", as],
    queryFn: async ({ pageParam }): Promise<BookingList> => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const answer = await ownApi.v1.bookings.$get({ query: { as, ...cursor } });
      if (!answer.ok) throw new Error(`the bookings were refused with ${answer.status}`);
      return answer.json();
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
