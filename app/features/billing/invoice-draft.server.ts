import type { BilledBooking, NewInvoice } from "#data/queries/invoices.ts";
import type { BillingTerms } from "#domain/invoicing/billing-setting.ts";
import { depositSplit } from "#domain/invoicing/deposit-split.ts";
import { invoiceTotals } from "#domain/invoicing/invoice-document.ts";
import {
  cancellationFeeLine,
  type InvoiceLine,
  serviceLines,
  shareLine,
} from "#domain/invoicing/invoice-lines.ts";
import { COUNTRY_CODES, type InvoiceBuyer, type InvoiceSeller } from "#domain/invoicing/parties.ts";
import { dueDate } from "#domain/invoicing/payment-term.ts";
import { daysBetween, type IsoDate } from "#domain/iso-date.ts";
import type { Cents } from "#domain/money.ts";
import { normalVatId } from "#domain/pricing/vat-id.ts";

type Issue = { readonly seller: InvoiceSeller; readonly today: IsoDate };

type Drafts = readonly [NewInvoice, ...NewInvoice[]];

/**
 * The invoice of a booking, with what the booking says today; only the number is missing. With a deposit
 * there are two, for shares that add up to the booking to the cent.
 */
export function invoiceDrafts(
  { booking, speakerName }: BilledBooking,
  issue: Issue & { readonly terms: Pick<BillingTerms, "deposit_percent"> },
): Drafts {
  const service = { ...booking, speaker_name: speakerName };
  const { vat_rate_basis_points: rate, event_date: service_date } = booking;
  const draft = (lines: readonly InvoiceLine[], changes: Partial<NewInvoice>): NewInvoice => ({
    ...common(booking, issue),
    lines,
    service_date,
    ...invoiceTotals(lines, rate),
    ...changes,
  });
  const split = depositSplit(booking.total_amount, issue.terms.deposit_percent, rate);
  if (!split) return [draft(serviceLines(service), {})];
  const due = dueDate(issue.today);
  return [
    draft([shareLine("deposit", service, split.deposit)], { part: "deposit" }),
    draft([shareLine("balance", service, split.balance)], {
      part: "balance",
      // The rest is for the day of the event, unless that is nearer than the usual term.
      due_date: daysBetween(due, service_date) > 0 ? service_date : due,
    }),
  ];
}

/** What the terms demand after a cancellation; it falls due like any invoice. */
export function feeDraft({ booking }: BilledBooking, fee: Cents, issue: Issue): NewInvoice {
  const lines = [cancellationFeeLine(booking.booking_reference, fee)];
  return {
    ...common(booking, issue),
    lines,
    service_date: issue.today,
    ...invoiceTotals(lines, booking.vat_rate_basis_points),
  };
}

function common(booking: BilledBooking["booking"], { seller, today }: Issue) {
  return {
    year: Number(today.slice(0, 4)),
    kind: "invoice" as const,
    booking_id: booking.id,
    seller,
    buyer: buyerOf(booking),
    buyer_reference: booking.booking_reference,
    issue_date: today,
    due_date: dueDate(today),
    vat_treatment: booking.vat_treatment,
    vat_rate_basis_points: booking.vat_rate_basis_points,
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
