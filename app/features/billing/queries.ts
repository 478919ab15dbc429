import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

type OwnInvoices = InferResponseType<typeof ownApi.v1.me.invoices.$get, 200>;
export type InvoiceItem = OwnInvoices["items"][number];

/** Everything that was issued to whoever is signed in. */
export function ownInvoicesQuery() {
  return queryOptions({
    queryKey: ["own-invoices"],
    queryFn: async (): Promise<InvoiceItem[]> => {
      const answer = await ownApi.v1.me.invoices.$get();
      if (!answer.ok) throw new Error(`the invoices were refused with ${answer.status}`);
      return (await answer.json()).items;
    },
  });
}
