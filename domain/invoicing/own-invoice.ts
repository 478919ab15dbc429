import { INVOICE_STATES, type InvoiceState } from "./invoice-state.ts";

/** What a customer has to know of an invoice. `credit` takes an invoice back. */
export const OWN_INVOICE_STATES = ["open", "overdue", "paid", "cancelled", "credit"] as const;
export type OwnInvoiceState = (typeof OWN_INVOICE_STATES)[number];

const SHOWN: Record<InvoiceState, OwnInvoiceState> = {
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

export function ownInvoiceState(state: InvoiceState): OwnInvoiceState {
  return SHOWN[state];
}

/** Money is still owed for it. */
export function isOwed(state: OwnInvoiceState): boolean {
  return state === "open" || state === "overdue";
}

/** `payable`: everything that money is still owed for. */
export const OWN_INVOICE_FILTERS = [...OWN_INVOICE_STATES, "payable"] as const;
export type OwnInvoiceFilter = (typeof OWN_INVOICE_FILTERS)[number];

export function statesBehind(filter: OwnInvoiceFilter): InvoiceState[] {
  return INVOICE_STATES.filter((state) =>
    filter === "payable" ? isOwed(SHOWN[state]) : SHOWN[state] === filter,
  );
}

/** What the own invoices can be sorted by; the first is the default. */
export const OWN_INVOICE_SORTS = ["issued", "due", "gross"] as const;
export type OwnInvoiceSort = (typeof OWN_INVOICE_SORTS)[number];
