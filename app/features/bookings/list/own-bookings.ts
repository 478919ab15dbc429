import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

/** One page of the own bookings as the address asks for it. */
export function ownBookingList(as: "customer" | "speaker", state: ListState) {
  return queryOptions({
    queryKey: ["own-bookings", as, "list", state],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      answered(
        await ownApi.v1.me.bookings.$get({
          query: listParameters({ ...state, filters: { ...state.filters, as } }),
        }),
      ),
  });
}
