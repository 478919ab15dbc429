import { randomUUID } from "node:crypto";
import { findInvoice } from "#data/queries/billing/invoices.ts";
import {
  findOpenCheckout,
  insertPayment,
  lockInvoice,
  noteCheckout,
  readMoney,
  setPaymentStatus,
} from "#data/queries/billing/payments.ts";
import { invoiceState, isPayable, openAmount } from "#domain/invoicing/invoice-state.ts";
import type { Cents } from "#domain/money.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { MINUTE_MS } from "#domain/time/duration.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { PaymentProvider } from "#integrations/payments/payment-provider.ts";
import { maySeeBilling } from "../billing-access.ts";
import { invoiceFacts } from "../invoices/invoice-facts.server.ts";

/** Stripe keeps a session for 30 minutes at least; a minute more for slow clocks. */
const CHECKOUT_MS = 31 * MINUTE_MS;

export type CheckoutError =
  | "unauthorized"
  | "not_found"
  | "already_paid"
  | "not_payable"
  | "unavailable";

/** Where a card payment of what is still open goes on. Asked twice, it is the same payment. */
export async function startCheckout(
  ctx: Ctx,
  viewer: Viewer,
  invoiceId: string,
): Promise<Result<{ url: string }, CheckoutError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findInvoice(ctx.db, invoiceId);
  if (!found || !maySeeBilling(viewer, found.booking.customer_id)) return failure("not_found");
  const provider = ctx.payments;
  if (!provider) return failure("unavailable");
  const claimed = await claim(ctx, provider, invoiceId);
  if (!claimed.ok || "url" in claimed.value)
    return claimed as Result<{ url: string }, CheckoutError>;
  const { paymentId, amount, expiresAt } = claimed.value;
  try {
    const { reference, url } = await provider.startCheckout({
      paymentId,
      invoiceId,
      invoiceNumber: found.invoice.number,
      amount,
      email: found.booking.contact_email,
      successUrl: `${ctx.publicUrl}/payment-success?payment=${paymentId}`,
      cancelUrl: `${ctx.publicUrl}/payment-canceled?invoice=${invoiceId}`,
      expiresAt,
    });
    await noteCheckout(ctx.db, paymentId, { provider_reference: reference, checkout_url: url });
    return ok({ url });
  } catch (error) {
    ctx.log.error({ err: error, invoice: invoiceId }, "a card payment could not be started");
    await setPaymentStatus(ctx.db, paymentId, { status: "failed" });
    return failure("unavailable");
  }
}

type Claimed = { url: string } | { paymentId: string; amount: Cents; expiresAt: Date };

/** The row is there before the provider knows of it: news that arrive early find it. */
function claim(
  ctx: Ctx,
  provider: PaymentProvider,
  invoiceId: string,
): Promise<Result<Claimed, CheckoutError>> {
  return ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (!invoice) return failure("not_found");
    const facts = invoiceFacts(invoice, await readMoney(tx, invoiceId));
    const now = ctx.now();
    const state = invoiceState(facts, berlinDay(now.getTime()));
    if (state === "paid") return failure("already_paid");
    if (!isPayable(state)) return failure("not_payable");
    const amount = openAmount(facts);
    const open = await findOpenCheckout(tx, { invoiceId, provider: provider.name, amount, now });
    if (open?.checkout_url) return ok({ url: open.checkout_url });
    const paymentId = randomUUID();
    const expiresAt = new Date(now.getTime() + CHECKOUT_MS);
    await insertPayment(tx, {
      id: paymentId,
      invoice_id: invoiceId,
      provider: provider.name,
      amount_cents: amount,
      expires_at: expiresAt,
      created_at: now,
    });
    return ok({ paymentId, amount, expiresAt });
  });
}
