import { findPayment, readMoney } from "#data/queries/billing/payments.ts";
import { openAmount } from "#domain/invoicing/invoice-state.ts";
import { failure, ok } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { maySeeBilling } from "../billing-access.ts";

/** `already_paid`: this attempt came to nothing, but the invoice needs none any more. */
export const CHECKOUT_STATES = ["pending", "paid", "already_paid", "mismatch", "not_paid"] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** What became of a card payment, as the provider told the server; the browser's word counts nothing. */
export async function readPayment(ctx: Ctx, viewer: Viewer, paymentId: string) {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findPayment(ctx.db, paymentId);
  if (!found || !maySeeBilling(viewer, found.booking.customer_id)) return failure("not_found");
  const { payment, invoice, booking } = found;
  const money = await readMoney(ctx.db, invoice.id);
  const open_cents = openAmount({
    gross_cents: invoice.gross_cents,
    is_cancelled: invoice.cancelled_at !== null,
    ...money,
  });
  return ok({
    state: stateOf(payment.status, open_cents === 0 && invoice.cancelled_at === null),
    amount_cents: payment.amount_cents,
    open_cents,
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    booking_id: booking.id,
    booking_reference: booking.booking_reference,
  });
}

type Status = NonNullable<Awaited<ReturnType<typeof findPayment>>>["payment"]["status"];

function stateOf(status: Status, isPaid: boolean): CheckoutState {
  if (status === "succeeded") return "paid";
  if (status === "mismatch") return "mismatch";
  if (isPaid) return "already_paid";
  return status === "pending" ? "pending" : "not_paid";
}
