import { findInvoice } from "#data/queries/billing/invoices.ts";
import { readMoney } from "#data/queries/billing/payments.ts";
import { giroCode } from "#domain/invoicing/e-invoice/giro-code.ts";
import { invoiceState, isPayable, openAmount } from "#domain/invoicing/invoice-state.ts";
import { failure, ok } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { qrPath } from "#integrations/payments/qr-path.ts";
import { maySeeBilling } from "../billing-access.ts";
import { invoiceFacts } from "../invoices/invoice-facts.server.ts";

/** How to pay an invoice by bank; invoices of others do not exist. */
export async function readTransfer(ctx: Ctx, viewer: Viewer, invoiceId: string) {
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
    /** What was paid too much for other invoices of the booking, and is still to be set off or given back. */
    held_cents: facts.held_cents,
    due_date: invoice.due_date,
    country: invoice.buyer.country,
    account_holder,
    iban,
    bic,
    /** What banking apps read; null once nothing is to be paid. */
    giro_code: isPayable(state) ? qrPath(giroCode(transfer)) : null,
    is_ready: invoice.sent_at !== null,
    takes_cards: ctx.payments !== undefined,
  });
}
