import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered, refusalOf } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { toast } from "#ui/toast-store.ts";
import { PAY_TEXTS } from "./texts.ts";

const invoice = ownApi.v1.invoices[":id"];

export type TransferDetails = InferResponseType<typeof invoice.transfer.$get, 200>;
export type PaymentResult = InferResponseType<(typeof ownApi.v1.payments)[":id"]["$get"], 200>;

const POLL_MS = 2_000;

/** Null where nothing may be shown; only what may work in a moment is an error. */
export function transferQuery(id: string) {
  return queryOptions({
    queryKey: ["invoice-transfer", id],
    queryFn: async (): Promise<TransferDetails | null> => {
      const answer = await invoice.transfer.$get({ param: { id } });
      if (answer.status === 200) return answer.json();
      if (answer.status < 500) return null;
      throw new Error(`the transfer was refused with ${answer.status}`);
    },
  });
}

/** Asks again until the provider has told the server what became of the payment. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ["payment", id],
    queryFn: async (): Promise<PaymentResult | null> => {
      const answer = await ownApi.v1.payments[":id"].$get({ param: { id } });
      if (answer.status === 200) return answer.json();
      if (answer.status < 500) return null;
      throw new Error(`the payment was refused with ${answer.status}`);
    },
    refetchInterval: ({ state }) => (state.data?.state === "pending" ? POLL_MS : false),
  });
}

/** Leads to the provider's page; false if that was not possible, which the visitor is told. */
export async function payByCard(invoiceId: string): Promise<boolean> {
  try {
    const { url } = await answered(await invoice.checkout.$post({ param: { id: invoiceId } }));
    window.location.assign(url);
    return true;
  } catch (error) {
    toast.show({ kind: "error", text: refusalOf(error)?.message || PAY_TEXTS.failed });
    return false;
  }
}

export function transferPath(invoiceId: string): string {
  return `/payment/bank-transfer?invoice=${invoiceId}`;
}
