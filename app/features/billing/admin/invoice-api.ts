import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { queryClient } from "#app/session/query-client.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const admin = ownApi.v1.admin;
const one = admin.invoices[":id"];

export type InvoiceRow = InferResponseType<typeof admin.invoices.$get, 200>["items"][number];
export type InvoiceFile = InferResponseType<typeof one.$get, 200>;
export type BankProposal = InferResponseType<(typeof admin)["bank-files"]["$post"], 200>;
export type NewPayment = InferRequestType<typeof one.payments.$post>["json"];
type Step = InferRequestType<typeof one.steps.$post>["json"];

export const INVOICES_KEY = ["admin-invoices"] as const;
export const INVOICE_FILE_KEY = ["admin-invoice"] as const;

export function invoicesQuery(state: ListState) {
  return queryOptions({
    queryKey: [...INVOICES_KEY, state],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      answered(await admin.invoices.$get({ query: listParameters(state) as never })),
  });
}

export function invoiceFileQuery(id: string) {
  return queryOptions({
    queryKey: [...INVOICE_FILE_KEY, id],
    queryFn: async () => answered(await one.$get({ param: { id } })),
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

export async function storePayment(id: string, json: NewPayment): Promise<void> {
  await answered(await one.payments.$post({ param: { id }, json }));
}

export async function takeStep(id: string, json: Step): Promise<void> {
  await answered(await one.steps.$post({ param: { id }, json }));
}

export async function cancelInvoice(id: string, reason: string): Promise<void> {
  await answered(await one.cancellation.$post({ param: { id }, json: { reason } }));
}

export async function readBankFile(file: File): Promise<BankProposal> {
  return answered(await admin["bank-files"].$post({ form: { file } }));
}
