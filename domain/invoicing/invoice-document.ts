import type { VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Cents, cents } from "../money.ts";
import type { InvoiceBuyer, InvoiceSeller } from "./e-invoice/invoice-parties.ts";
import { type InvoiceLine, netTotal } from "./invoice-lines.ts";
import { cancellationSettlement } from "./settlement/cancellation-settlement.ts";
import { INVOICE_TEXTS as T } from "./texts.ts";

export const INVOICE_KINDS = ["invoice", "cancellation"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Either all at once, or a deposit and later the balance. */
export const INVOICE_PARTS = ["full", "deposit", "balance"] as const;

/** Everything that stands on an issued document; paper and XML are made from it and nothing else. */
export type InvoiceDocument = {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly booking_reference: string;
  /** Leitweg-ID of an authority, else the booking reference. */
  readonly buyer_reference: string;
  /** The buyer's own order number and cost centre, never our reference. */
  readonly order_number: string | null;
  readonly cost_centre: string | null;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly issue_date: IsoDate;
  readonly service_date: IsoDate;
  readonly due_date: IsoDate;
  readonly lines: readonly InvoiceLine[];
  readonly vat_treatment: VatTreatment;
  readonly vat_rate_basis_points: number;
  readonly net_cents: Cents;
  readonly vat_cents: Cents;
  readonly gross_cents: Cents;
  readonly cancels: { readonly number: string; readonly issue_date: IsoDate } | null;
  /** Of a cancellation: what had been paid for the invoice it takes back. */
  readonly paid_before_cents: Cents | null;
};

export type InvoiceTotals = Pick<InvoiceDocument, "net_cents" | "vat_cents" | "gross_cents">;

/** VAT is rounded once, from the sum of all lines (C-04, BR-CO-17); half a cent goes up. */
export function invoiceTotals(
  lines: readonly InvoiceLine[],
  vatRateBasisPoints: number,
): InvoiceTotals {
  const net_cents = netTotal(lines);
  const vat_cents = cents(Math.round((net_cents * vatRateBasisPoints) / 10_000));
  return { net_cents, vat_cents, gross_cents: cents(net_cents + vat_cents) };
}

/** The sentences that the law or the reader wants, in the order of the paper. */
export function invoiceNotes(document: InvoiceDocument): string[] {
  const { kind, vat_treatment, service_date, issue_date, cancels } = document;
  const notes: string[] = [];
  if (cancels) {
    const { text } = cancellationSettlement(document);
    notes.push(`${T.cancellation(cancels.number, cancels.issue_date)} ${text}`);
  }
  if (kind === "invoice" && service_date > issue_date) notes.push(T.prepayment(service_date));
  if (vat_treatment !== "standard") notes.push(T.vatNotes[vat_treatment]);
  return notes;
}

/** EN 16931 forbids every VAT number on what is not taxable (BR-O-02), so the paper shows none either. */
export function showsVatIds({ vat_treatment }: Pick<InvoiceDocument, "vat_treatment">): boolean {
  return vat_treatment !== "not_taxable";
}
