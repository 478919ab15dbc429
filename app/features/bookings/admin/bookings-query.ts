import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestQuery } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { Month } from "#domain/time/month.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type BookingItem = AnswerTo<"GET /admin/bookings">["items"][number];
export type BookingAdminDetail = AnswerTo<"GET /admin/bookings/{id}">;

export const BOOKINGS_KEY = ["admin-bookings"] as const;
export const adminDetailKey = (id: string) => ["admin-booking", id] as const;

function read(query: RequestQuery<"GET /admin/bookings"> | URLSearchParams) {
  return authenticatedApi.call("GET /admin/bookings", { query });
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
    queryFn: () => read({ status, sort: "event_date", order: isPast ? "desc" : "asc", size: 25 }),
  });
}

export function monthQuery({ first, last }: Month) {
  return queryOptions({
    queryKey: [...BOOKINGS_KEY, "month", first],
    placeholderData: keepPreviousData,
    queryFn: () => read({ from: first, to: last, sort: "event_date", order: "asc", size: 100 }),
  });
}

export function adminDetailQuery(id: string) {
  return queryOptions({
    queryKey: adminDetailKey(id),
    queryFn: () => authenticatedApi.find("GET /admin/bookings/{id}", { params: { id } }),
  });
}
