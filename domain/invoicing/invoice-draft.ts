import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { normalVatId } from "#domain/pricing/vat/vat-id.ts";
import type { VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import { daysBetween, type IsoDate } from "#domain/time/iso-date.ts";
import { yearNumber } from "#domain/time/month.ts";
import { type Cents, cents } from "../money.ts";
import { depositSplit } from "./deposit-split.ts";
import {
  COUNTRY_CODES,
  type InvoiceBuyer,
  type InvoiceSeller,
} from "./e-invoice/invoice-parties.ts";
import {
  type INVOICE_PARTS,
  type InvoiceDocument,
  type InvoiceTotals,
  invoiceTotals,
} from "./invoice-document.ts";
import {
  type BilledService,
  cancellationFeeLine,
  type InvoiceLine,
  serviceLines,
  shareLine,
} from "./invoice-lines.ts";
import { dueDate } from "./payment-term.ts";

type InvoicePart = (typeof INVOICE_PARTS)[number];

/** What of a booking its invoices are made of. */
type BilledBooking = {
  readonly booking: Omit<BilledService, "speaker_name"> & {
    readonly id: string;
    readonly total_amount: Cents;
    readonly vat_treatment: VatTreatment;
    readonly vat_rate_basis_points: number;
    readonly billing_company: string;
    readonly billing_street: string;
    readonly billing_postal_code: string;
    readonly billing_city: string;
    readonly billing_country: BillingCountry;
    readonly billing_vat_id: string | null;
    readonly billing_order_number: string | null;
    readonly billing_cost_centre: string | null;
    readonly billing_leitweg_id: string | null;
    readonly contact_person: string;
    readonly contact_email: string;
  };
  readonly speakerName: string;
};

/** A whole document but for its number. */
type InvoiceDraft = Pick<
  InvoiceDocument,
  | "kind"
  | "seller"
  | "buyer"
  | "buyer_reference"
  | "order_number"
  | "cost_centre"
  | "issue_date"
  | "service_date"
  | "due_date"
  | "vat_treatment"
  | "vat_rate_basis_points"
  | "lines"
> &
  InvoiceTotals & {
    readonly year: number;
    readonly part: InvoicePart;
    readonly booking_id: string;
    readonly cancels_invoice_id?: string;
    readonly paid_before_cents?: Cents;
  };

type Issue = { readonly seller: InvoiceSeller; readonly today: IsoDate };
type Drafts = readonly [InvoiceDraft, ...InvoiceDraft[]];

/**
 * The invoice of a booking, with what the booking says today; only the number is missing. With a deposit
 * there are two, for shares that add up to the booking to the cent.
 */
export function invoiceDrafts(
  billed: BilledBooking,
  { depositPercent, ...issue }: Issue & { readonly depositPercent: number },
): Drafts {
  const { total_amount, vat_rate_basis_points: rate } = billed.booking;
  const split = depositSplit(total_amount, depositPercent, rate);
  if (!split) return [partDraft(billed, { part: "full", net: total_amount }, issue)];
  return [
    partDraft(billed, { part: "deposit", net: split.deposit }, issue),
    partDraft(billed, { part: "balance", net: split.balance }, issue),
  ];
}

type Share = { readonly part: InvoicePart; readonly net: Cents };

/** One of them, also again: after it was taken back, or for another day. */
export function partDraft(
  { booking, speakerName }: BilledBooking,
  { part, net }: Share,
  issue: Issue,
): InvoiceDraft {
  const service = { ...booking, speaker_name: speakerName };
  const lines = part === "full" ? serviceLines(service) : [shareLine(part, service, net)];
  const usual = dueDate(issue.today);
  const { event_date } = booking;
  // The rest is for the day of the event, unless that is nearer than the usual term.
  const isLater = part === "balance" && daysBetween(usual, event_date) > 0;
  return {
    ...common(booking, lines, issue),
    part,
    service_date: event_date,
    due_date: isLater ? event_date : usual,
  };
}

/** What of a booking stands on none of its valid invoices; null if they hold all of it. */
export function missingShare(
  { booking }: BilledBooking,
  valid: readonly { readonly part: InvoicePart; readonly net_cents: Cents }[],
): Share | null {
  const [only, another] = valid;
  if (!only || another || only.part === "full") return null;
  const net = cents(booking.total_amount - only.net_cents);
  return net > 0 ? { part: only.part === "deposit" ? "balance" : "deposit", net } : null;
}

/** What the terms demand after a cancellation; it falls due like any invoice. */
export function feeDraft({ booking }: BilledBooking, fee: Cents, issue: Issue): InvoiceDraft {
  const lines = [cancellationFeeLine(booking.booking_reference, fee)];
  return { ...common(booking, lines, issue), service_date: issue.today };
}

type Issued = Omit<InvoiceDraft, "lines" | "cancels_invoice_id" | "paid_before_cents"> & {
  readonly id: string;
};

/** Takes a document back: the same lines and amounts, under a number of the same series. */
export function creditDraft(
  invoice: Issued,
  lines: readonly InvoiceLine[],
  { today, paid }: { readonly today: IsoDate; readonly paid: Cents },
): InvoiceDraft {
  return {
    year: yearNumber(today),
    kind: "cancellation",
    part: invoice.part,
    booking_id: invoice.booking_id,
    cancels_invoice_id: invoice.id,
    paid_before_cents: paid,
    seller: invoice.seller,
    buyer: invoice.buyer,
    buyer_reference: invoice.buyer_reference,
    order_number: invoice.order_number,
    cost_centre: invoice.cost_centre,
    issue_date: today,
    service_date: invoice.service_date,
    due_date: today,
    net_cents: invoice.net_cents,
    vat_treatment: invoice.vat_treatment,
    vat_rate_basis_points: invoice.vat_rate_basis_points,
    vat_cents: invoice.vat_cents,
    gross_cents: invoice.gross_cents,
    lines,
  };
}

function common(
  booking: BilledBooking["booking"],
  lines: readonly InvoiceLine[],
  { seller, today }: Issue,
) {
  const { vat_treatment, vat_rate_basis_points } = booking;
  return {
    year: yearNumber(today),
    kind: "invoice" as const,
    part: "full" as const,
    booking_id: booking.id,
    seller,
    buyer: buyerOf(booking),
    buyer_reference: booking.billing_leitweg_id ?? booking.booking_reference,
    order_number: booking.billing_order_number,
    cost_centre: booking.billing_cost_centre,
    issue_date: today,
    due_date: dueDate(today),
    vat_treatment,
    vat_rate_basis_points,
    lines,
    ...invoiceTotals(lines, vat_rate_basis_points),
  };
}

function buyerOf(booking: BilledBooking["booking"]): InvoiceBuyer {
  return {
    name: booking.billing_company,
    street: booking.billing_street,
    postal_code: booking.billing_postal_code,
    city: booking.billing_city,
    country: COUNTRY_CODES[booking.billing_country],
    contact_name: booking.contact_person,
    email: booking.contact_email,
    vat_id: booking.billing_vat_id === null ? null : normalVatId(booking.billing_vat_id),
  };
}
