import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

/** One page of the own bookings as the address asks for it. */
export function ownBookingList(as: "customer" | "speaker", state: ListState) {
  return queryOptions({
    queryKey: ["own-bookings", as, "list", state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /me/bookings", {
        query: listParameters({ ...state, filters: { ...state.filters, as } }),
      }),
  });
}
