import { findInvoice } from "#data/queries/billing/invoices.ts";
import { readMoney } from "#data/queries/billing/payments.ts";
import { giroCode } from "#domain/invoicing/e-invoice/giro-code.ts";
import type { CountryCode } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import {
  type InvoiceState,
  invoiceState,
  isPayable,
  openAmount,
} from "#domain/invoicing/invoice-state.ts";
import type { Cents } from "#domain/money.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type QrPath, qrPath } from "#integrations/payments/qr-path.ts";
import { maySeeBilling } from "../billing-access.ts";
import { invoiceFacts } from "../invoices/invoice-facts.server.ts";

export type TransferDetails = {
  readonly invoice_id: string;
  readonly number: string;
  readonly booking_id: string;
  readonly event_title: string;
  readonly state: InvoiceState;
  readonly gross_cents: Cents;
  readonly fees_cents: Cents;
  readonly paid_cents: Cents;
  readonly open_cents: Cents;
  /** What was paid too much for other invoices of the booking, and is still to be set off or given back. */
  readonly held_cents: Cents;
  readonly due_date: IsoDate;
  readonly country: CountryCode;
  readonly account_holder: string;
  readonly iban: string;
  readonly bic: string;
  /** What banking apps read; null once nothing is to be paid. */
  readonly giro_code: QrPath | null;
  readonly is_ready: boolean;
  readonly takes_cards: boolean;
};

/** How to pay an invoice by bank; invoices of others do not exist. */
export async function readTransfer(
  ctx: Ctx,
  viewer: Viewer,
  invoiceId: string,
): Promise<Result<TransferDetails, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findInvoice(ctx.db, invoiceId);
  if (!found || !maySeeBilling(viewer, found.booking.customer_id)) return failure("not_found");
  const { invoice, booking } = found;
  if (invoice.kind !== "invoice") return failure("not_found");
  const { account_holder, iban, bic } = invoice.seller;
  const facts = invoiceFacts(invoice, await readMoney(ctx.db, invoiceId));
  const state = invoiceState(facts, berlinDay(ctx.now().getTime()));
  const open_cents = openAmount(facts);
  const transfer = { account_holder, iban, bic, amount: open_cents, text: invoice.number };
  return ok({
    invoice_id: invoice.id,
    number: invoice.number,
    booking_id: booking.id,
    event_title: booking.event_title,
    state,
    gross_cents: facts.gross_cents,
    fees_cents: facts.fees_cents,
    paid_cents: facts.paid_cents,
    open_cents,
    held_cents: facts.held_cents,
    due_date: invoice.due_date,
    country: invoice.buyer.country,
    account_holder,
    iban,
    bic,
    giro_code: isPayable(state) ? qrPath(giroCode(transfer)) : null,
    is_ready: invoice.sent_at !== null,
    takes_cards: ctx.payments !== undefined,
  });
}
