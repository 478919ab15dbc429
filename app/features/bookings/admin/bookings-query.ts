import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { Month } from "#domain/month.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const { bookings } = ownApi.v1.admin;

export type BookingItem = InferResponseType<typeof bookings.$get, 200>["items"][number];
export type BookingFile = InferResponseType<(typeof bookings)[":id"]["$get"], 200>;

export const BOOKINGS_KEY = ["admin-bookings"] as const;
export const fileKey = (id: string) => ["admin-booking", id] as const;

async function read(query: Record<string, string>) {
  return answered(await bookings.$get({ query: query as never }));
}

export function bookingsQuery(state: ListState) {
  return queryOptions({
    queryKey: [...BOOKINGS_KEY, "list", state],
    placeholderData: keepPreviousData,
    queryFn: () => read(listParameters(state)),
  });
}

/** One column of the board: the nearest events in a state. */
export function columnQuery(status: BookingStatus, isPast: boolean) {
  return queryOptions({
    queryKey: [...BOOKINGS_KEY, "column", status],
    queryFn: () => read({ status, sort: "event_date", order: isPast ? "desc" : "asc", size: "25" }),
  });
}

export function monthQuery({ first, last }: Month) {
  return queryOptions({
    queryKey: [...BOOKINGS_KEY, "month", first],
    placeholderData: keepPreviousData,
    queryFn: () => read({ from: first, to: last, sort: "event_date", order: "asc", size: "100" }),
  });
}

export function fileQuery(id: string) {
  return queryOptions({
    queryKey: fileKey(id),
    queryFn: async (): Promise<BookingFile | null> => {
      const answer = await bookings[":id"].$get({ param: { id } });
      return answer.status === 404 ? null : answered(answer);
    },
  });
}
