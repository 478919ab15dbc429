import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";

type OwnInvoices = InferResponseType<typeof ownApi.v1.me.invoices.$get, 200>;
export type InvoiceItem = OwnInvoices["items"][number];

const bookingInvoice = ownApi.v1.bookings[":id"].invoice;
export type BookingInvoice = InferResponseType<typeof bookingInvoice.$get, 200>;

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

/** State and documents of one booking. */
export function bookingInvoiceQuery(id: string) {
  return queryOptions({
    queryKey: ["booking-invoice", id],
    queryFn: async (): Promise<BookingInvoice> => {
      const answer = await bookingInvoice.$get({ param: { id } });
      if (!answer.ok) throw new Error(`the invoice was refused with ${answer.status}`);
      return answer.json();
    },
  });
}
