import type { InferResponseType } from "hono/client";
import type { ownApi } from "#app/session/own-api.ts";
import { invoiceState as stateOf } from "#domain/invoicing/invoice-state.ts";
import { type OwnInvoiceState, ownInvoiceState } from "#domain/invoicing/own-invoice.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import { type Cents, cents } from "#domain/money.ts";

export type InvoiceItem = InferResponseType<
  typeof ownApi.v1.me.invoices.$get,
  200
>["items"][number];

export function invoiceState(invoice: InvoiceItem, today: IsoDate): OwnInvoiceState {
  const facts = {
    ...invoice,
    gross_cents: cents(invoice.gross_cents),
    fees_cents: cents(invoice.fees_cents),
    paid_cents: cents(invoice.paid_cents),
    held_cents: cents(invoice.held_cents),
    due_date: isoDate(invoice.due_date),
    dunned_on: null,
    is_sent: invoice.is_ready,
  };
  return ownInvoiceState(stateOf(facts, today));
}

/** Whether money that came for the same booking is enough; it is set off or goes back, and nobody asks twice. */
export function isCovered(invoice: InvoiceItem): boolean {
  return invoice.held_cents > 0 && invoice.held_cents >= amountDue(invoice);
}

/** What is still to be paid; more than asked for is not owed back here. */
export function amountDue(
  invoice: Pick<InvoiceItem, "gross_cents" | "fees_cents" | "paid_cents">,
): Cents {
  return cents(Math.max(0, invoice.gross_cents + invoice.fees_cents - invoice.paid_cents));
}
