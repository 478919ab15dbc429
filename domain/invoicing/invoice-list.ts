import { type Cents, cents } from "../money.ts";
import type { InvoiceKind } from "./invoice-document.ts";
import { INVOICE_STATES, type InvoiceState, LATE_STATES } from "./invoice-state.ts";

/** One state, or everything overdue. */
export const INVOICE_FILTERS = [...INVOICE_STATES, "late"] as const;
export type InvoiceFilterName = (typeof INVOICE_FILTERS)[number];

export function statesIn(filter: InvoiceFilterName): readonly InvoiceState[] {
  return filter === "late" ? LATE_STATES : [filter];
}

/** What the list of all invoices can be sorted by; the first is the default. */
export const INVOICE_SORTS = ["number", "due_date", "gross_cents", "buyer"] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** What is given to the tax adviser and to authorities once a year. */
export const YEARLY_EXPORTS = ["datev", "dac7", "dac7_xml", "ksa"] as const;
export type YearlyExport = (typeof YEARLY_EXPORTS)[number];

/** An amount as it counts in a list: a cancelling document takes away what its invoice asked for. */
export function listedAmount({ kind }: { readonly kind: InvoiceKind }, amount: Cents): Cents {
  return kind === "invoice" ? amount : cents(-amount);
}
