import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

/** One page of the own invoices as the address asks for it. */
export function ownInvoiceList(state: ListState) {
  return queryOptions({
    queryKey: ["own-invoices", "list", state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /me/invoices", { query: listParameters(state) }),
  });
}

/** What is still to be paid, the most pressing first; one page is enough. */
export function payableInvoicesQuery() {
  const query = { state: "payable", sort: "due", order: "asc", size: "100" } as const;
  return queryOptions({
    queryKey: ["own-invoices", "payable"],
    queryFn: async () => (await authenticatedApi.call("GET /me/invoices", { query })).items,
  });
}
