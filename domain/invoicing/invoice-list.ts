/** What the list of all invoices can be sorted by; the first is the default. */
export const INVOICE_SORTS = ["number", "due_date", "gross_cents", "buyer"] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** What is given to the tax adviser and to authorities once a year. */
export const YEARLY_EXPORTS = ["datev", "dac7", "ksa"] as const;
export type YearlyExport = (typeof YEARLY_EXPORTS)[number];
