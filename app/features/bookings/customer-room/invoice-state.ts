import type { InferResponseType } from "hono/client";
import type { ownApi } from "#app/session/own-api.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { type Cents, cents } from "#domain/money.ts";

export type InvoiceItem = InferResponseType<
  typeof ownApi.v1.me.invoices.$get,
  200
>["items"][number];

type Facts = Pick<
  InvoiceItem,
  "kind" | "is_cancelled" | "gross_cents" | "paid_cents" | "due_date" | "cancels_invoice_id"
>;

/** Computed from the row, never stored: it changes with the calendar. `credit` takes an invoice back. */
export type InvoiceState = "open" | "overdue" | "paid" | "cancelled" | "credit";

export function invoiceState(invoice: Facts, today: IsoDate): InvoiceState {
  if (invoice.kind === "cancellation") return "credit";
  if (invoice.is_cancelled) return "cancelled";
  if (amountDue(invoice) === 0) return "paid";
  // The last day of the term still belongs to it.
  return invoice.due_date < today ? "overdue" : "open";
}

/** What is still to be paid; more than asked for is not owed back here. */
export function amountDue(invoice: Pick<Facts, "gross_cents" | "paid_cents">): Cents {
  return cents(Math.max(0, invoice.gross_cents - invoice.paid_cents));
}
