import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { queryClient } from "#app/session/query-client.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type InvoiceRow = AnswerTo<"GET /admin/invoices">["items"][number];
export type InvoiceFile = AnswerTo<"GET /admin/invoices/{id}">;
export type BankProposal = AnswerTo<"POST /admin/bank-files">;
export type NewPayment = RequestBody<"POST /admin/invoices/{id}/payments">;
type Step = RequestBody<"POST /admin/invoices/{id}/steps">;

export const INVOICES_KEY = ["admin-invoices"] as const;
export const INVOICE_FILE_KEY = ["admin-invoice"] as const;

export function invoicesQuery(state: ListState) {
  return queryOptions({
    queryKey: [...INVOICES_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/invoices", { query: listParameters(state) }),
  });
}

export function invoiceFileQuery(id: string) {
  return queryOptions({
    queryKey: [...INVOICE_FILE_KEY, id],
    queryFn: () => authenticatedApi.call("GET /admin/invoices/{id}", { params: { id } }),
  });
}

/** After every change, list and file are read anew. */
export async function refreshInvoices(): Promise<void> {
  const client = queryClient();
  await Promise.all([
    client.invalidateQueries({ queryKey: INVOICES_KEY }),
    client.invalidateQueries({ queryKey: INVOICE_FILE_KEY }),
  ]);
}

export async function storePayment(id: string, body: NewPayment): Promise<void> {
  await authenticatedApi.call("POST /admin/invoices/{id}/payments", { params: { id }, body });
}

export async function takeStep(id: string, body: Step): Promise<void> {
  await authenticatedApi.call("POST /admin/invoices/{id}/steps", { params: { id }, body });
}

export async function cancelInvoice(id: string, reason: string): Promise<void> {
  await authenticatedApi.call("POST /admin/invoices/{id}/cancellation", {
    params: { id },
    body: { reason },
  });
}

export function readBankFile(file: File): Promise<BankProposal> {
  return authenticatedApi.call("POST /admin/bank-files", { form: { file } });
}
