import type { AnswerTo } from "#app/session/api-client.ts";
import { invoiceState as stateOf } from "#domain/invoicing/invoice-state.ts";
import { type OwnInvoiceState, ownInvoiceState } from "#domain/invoicing/own-invoice.ts";
import { type Cents, cents } from "#domain/money.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";

export type InvoiceItem = AnswerTo<"GET /me/invoices">["items"][number];

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

/** Whether a credit of the same booking covers it: then no payment is asked for. */
export function isCovered(invoice: InvoiceItem): boolean {
  return invoice.held_cents > 0 && invoice.held_cents >= amountDue(invoice);
}

/** What is still to be paid; more than asked for is not owed back here. */
export function amountDue(
  invoice: Pick<InvoiceItem, "gross_cents" | "fees_cents" | "paid_cents">,
): Cents {
  return cents(Math.max(0, invoice.gross_cents + invoice.fees_cents - invoice.paid_cents));
}
