import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ApiResponse } from "#app/session/unwrap-response.ts";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { PAY_TEXTS } from "./texts.ts";

export type TransferDetails = AnswerTo<"GET /invoices/{id}/transfer">;
export type PaymentResult = AnswerTo<"GET /payments/{id}">;

const POLL_MS = 2_000;

export function transferQuery(id: string) {
  return queryOptions({
    queryKey: ["invoice-transfer", id],
    queryFn: async () =>
      shown(await authenticatedApi.send("GET /invoices/{id}/transfer", { params: { id } })),
  });
}

/** Asks again until the provider has told the server what became of the payment. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ["payment", id],
    queryFn: async () =>
      shown(await authenticatedApi.send("GET /payments/{id}", { params: { id } })),
    refetchInterval: ({ state }) => (state.data?.state === "pending" ? POLL_MS : false),
  });
}

/** Null where nothing may be shown; only what may work in a moment is an error. */
async function shown<Answer>(response: ApiResponse<Answer>): Promise<Answer | null> {
  if (response.ok) return response.json();
  if (response.status < 500) return null;
  throw new Error(`the answer was refused with ${response.status}`);
}

/** Leads to the provider's page; false if that was not possible, which the visitor is told. */
export async function payByCard(invoiceId: string): Promise<boolean> {
  try {
    const { url } = await authenticatedApi.call("POST /invoices/{id}/checkout", {
      params: { id: invoiceId },
    });
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
