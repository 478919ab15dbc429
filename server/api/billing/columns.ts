import type { AdminInvoiceRow } from "#data/queries/billing/admin-invoices.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { isVoid, openAmount } from "#domain/invoicing/invoice-state.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import { INVOICE_STATE_WORDS } from "#parts/status-labels.ts";

const missing = (row: AdminInvoiceRow) => openAmount({ ...row, is_cancelled: false });

/** Nothing is expected of it any more. */
const isGone = ({ state }: AdminInvoiceRow) => isVoid(state) || state === "written_off";

/** The list of invoices as a file. */
export const INVOICE_COLUMNS: readonly CsvColumn<AdminInvoiceRow>[] = [
  { label: "Nummer", text: (row) => row.number },
  { label: "Stand", text: (row) => INVOICE_STATE_WORDS[row.state] },
  { label: "Buchung", text: (row) => row.booking_reference },
  { label: "Veranstaltung", text: (row) => row.event_title },
  { label: "Empfänger", text: (row) => row.buyer },
  { label: "Ausgestellt", day: (row) => row.issue_date },
  { label: "Fällig", day: (row) => (row.kind === "invoice" ? row.due_date : null) },
  { label: "Netto", cents: (row) => listedAmount(row, row.net_cents) },
  { label: "USt-Satz in Prozent", number: (row) => row.vat_rate_basis_points / 100 },
  { label: "USt", cents: (row) => listedAmount(row, row.vat_cents) },
  { label: "Brutto", cents: (row) => listedAmount(row, row.gross_cents) },
  { label: "Mahngebühren", cents: (row) => row.fees_cents },
  { label: "Bezahlt", cents: (row) => row.paid_cents },
  { label: "Offen", cents: (row) => (isGone(row) ? null : missing(row)) },
  { label: "Ausgebucht", cents: (row) => (row.state === "written_off" ? missing(row) : null) },
  { label: "Mahnstufe", number: (row) => row.dunning_level },
];
