import type { InferResponseType } from "hono/client";
import type { ownApi } from "#app/session/own-api.ts";
import {
  invoiceState as stateOf,
  type InvoiceState as WholeState,
} from "#domain/invoicing/invoice-state.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import { type Cents, cents } from "#domain/money.ts";

export type InvoiceItem = InferResponseType<
  typeof ownApi.v1.me.invoices.$get,
  200
>["items"][number];

/** What the customer has to know of it. `credit` takes an invoice back. */
export type InvoiceState = "open" | "overdue" | "paid" | "cancelled" | "credit";

const SHOWN: Record<WholeState, InvoiceState> = {
  issued: "open",
  sent: "open",
  partly_paid: "open",
  disputed: "open",
  overdue: "overdue",
  reminded: "overdue",
  // The platform has given up; the debt itself has not gone.
  written_off: "overdue",
  paid: "paid",
  cancelled: "cancelled",
  credit: "credit",
};

export function invoiceState(invoice: InvoiceItem, today: IsoDate): InvoiceState {
  const facts = {
    ...invoice,
    gross_cents: cents(invoice.gross_cents),
    fees_cents: cents(invoice.fees_cents),
    paid_cents: cents(invoice.paid_cents),
    due_date: isoDate(invoice.due_date),
    dunned_on: null,
    is_sent: invoice.is_ready,
  };
  return SHOWN[stateOf(facts, today)];
}

/** What is still to be paid; more than asked for is not owed back here. */
export function amountDue(
  invoice: Pick<InvoiceItem, "gross_cents" | "fees_cents" | "paid_cents">,
): Cents {
  return cents(Math.max(0, invoice.gross_cents + invoice.fees_cents - invoice.paid_cents));
}
