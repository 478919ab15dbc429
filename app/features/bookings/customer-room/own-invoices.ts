import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

/** One page of the own invoices as the address asks for it. */
export function ownInvoiceList(state: ListState) {
  return queryOptions({
    queryKey: ["own-invoices", "list", state],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      answered(await ownApi.v1.me.invoices.$get({ query: listParameters(state) })),
  });
}

/** What is still to be paid, the most pressing first; more than a page of it nobody reads at once. */
export function payableInvoicesQuery() {
  const query = { state: "payable", sort: "due", order: "asc", size: "100" } as const;
  return queryOptions({
    queryKey: ["own-invoices", "payable"],
    queryFn: async () => (await answered(await ownApi.v1.me.invoices.$get({ query }))).items,
  });
}
