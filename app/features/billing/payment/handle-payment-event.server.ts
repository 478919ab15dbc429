import type { Tx } from "#data/db.ts";
import {
  addRefund,
  claimWebhookEvent,
  type FoundPayment,
  findPayment,
  lockInvoice,
  noteWebhookOutcome,
  setPaymentStatus,
} from "#data/queries/billing/payments.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { statusAfter } from "#domain/invoicing/payment.ts";
import { cents } from "#domain/money.ts";
import type { PaymentEvent, PaymentProvider } from "#integrations/payments/payment-provider.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { announcePayment } from "./announce-payment.server.ts";
import { applyChargeback } from "./apply-chargeback.server.ts";

export type EventOutcome =
  | "applied"
  | "unchanged"
  | "mismatch"
  | "charged_back"
  | "unknown_payment"
  | "ignored"
  | "duplicate";

/** These a person has to look at. */
const ALARMING: ReadonlySet<EventOutcome> = new Set([
  "mismatch",
  "unknown_payment",
  "charged_back",
]);

type Provider = PaymentProvider["name"];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Applies what a provider told us, once. Event and effect are stored together: a crash in between leaves
 * neither, and the provider tells it again.
 */
export function handlePaymentEvent(
  ctx: Pick<BillingCtx, "db" | "now" | "log" | "publicUrl">,
  provider: Provider,
  event: PaymentEvent,
): Promise<EventOutcome> {
  return ctx.db.transaction(async (tx) => {
    const { id: event_id, type, ...payload } = event;
    const claim = {
      ...{ provider, event_id, type, payload },
      outcome: "ignored",
      processed_at: ctx.now(),
    };
    if (!(await claimWebhookEvent(tx, claim))) return "duplicate";
    if (event.kind === "other") return "ignored";
    const outcome = await apply(ctx, tx, provider, event);
    await noteWebhookOutcome(tx, claim, outcome);
    if (ALARMING.has(outcome)) {
      ctx.log.error({ event: event_id, type, outcome }, "a payment needs a look");
    }
    return outcome;
  });
}

type Told = Exclude<PaymentEvent, { kind: "other" }>;

async function apply(
  ctx: Pick<BillingCtx, "now" | "publicUrl">,
  tx: Tx,
  provider: Provider,
  event: Told,
): Promise<EventOutcome> {
  const known = await lockPayment(tx, event.paymentId);
  if (known?.payment.provider !== provider) return "unknown_payment";
  const { amount, currency } = event;
  if (event.kind !== "news" && (currency !== "eur" || amount < 1)) {
    await audit(tx, known, "payment.mismatch", { amount, currency });
    return "mismatch";
  }
  if (event.kind === "refund") return refund(ctx, tx, known, event);
  if (event.kind === "chargeback") return applyChargeback(ctx, tx, known, event);
  const { payment } = known;
  const status = statusAfter(payment, event.news, event);
  if (status === payment.status) return "unchanged";
  const received = status === "succeeded" ? { received_at: ctx.now() } : {};
  await setPaymentStatus(tx, payment.id, { status, ...received });
  if (status === "succeeded") await announcePayment(tx, ctx, known, { actor: "system" });
  else await audit(tx, known, `payment.${status}`, { amount, currency });
  return status === "mismatch" ? "mismatch" : "applied";
}

/** The invoice is held, so that two events about it are applied one after the other. */
async function lockPayment(tx: Tx, paymentId: string | null) {
  if (paymentId === null || !UUID.test(paymentId)) return undefined;
  const seen = await findPayment(tx, paymentId);
  if (!seen) return undefined;
  await lockInvoice(tx, seen.invoice.id);
  return findPayment(tx, paymentId);
}

async function refund(
  ctx: Pick<BillingCtx, "now">,
  tx: Tx,
  known: FoundPayment,
  event: Extract<Told, { kind: "refund" }>,
): Promise<EventOutcome> {
  const amount_cents = await addRefund(tx, {
    payment: known.payment,
    charge: event.charge,
    sum_cents: cents(event.amount),
    received_at: ctx.now(),
  });
  if (amount_cents === null) return "unchanged";
  await audit(tx, known, "payment.refunded", { amount_cents });
  return "applied";
}

function audit(tx: Tx, { invoice }: FoundPayment, action: string, after: Record<string, unknown>) {
  return insertAudit(tx, {
    actor: "system",
    action,
    object_type: "invoice",
    object_id: invoice.id,
    after,
  });
}
