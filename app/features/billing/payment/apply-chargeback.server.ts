import type { Tx } from "#data/db.ts";
import { addChargeback, hasOpenChargeback } from "#data/queries/billing/chargebacks.ts";
import { setInvoiceFacts } from "#data/queries/billing/invoice-reminders.ts";
import { type FoundPayment, lockInvoice, readMoney } from "#data/queries/billing/payments.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { invoiceState, mayDo } from "#domain/invoicing/invoice-state.ts";
import { cents } from "#domain/money.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { PaymentEvent } from "#integrations/payments/payment-provider.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { invoiceFacts } from "../invoices/invoice-facts.server.ts";

type Chargeback = Extract<PaymentEvent, { kind: "chargeback" }>;

/**
 * The bank of a customer took a card payment back, or gave it back to us. As long as it is gone the invoice
 * is disputed: whether it is asked for again is decided by a person.
 */
export async function applyChargeback(
  { now }: Pick<BillingCtx, "now">,
  tx: Tx,
  { payment, invoice: { id } }: FoundPayment,
  { move, dispute, amount }: Chargeback,
): Promise<"applied" | "unchanged" | "charged_back"> {
  const amount_cents = cents(amount);
  const told = { payment, dispute, move, amount_cents, received_at: now() };
  if (!(await addChargeback(tx, told))) return "unchanged";
  await insertAudit(tx, { ...entryOf(id, `payment.${move}`), after: { amount_cents } });
  const isGone = await hasOpenChargeback(tx, id);
  await followDispute(tx, id, isGone, now());
  const needsLook = move === "withdrawn" && (isGone || payment.status === "mismatch");
  return needsLook ? "charged_back" : "applied";
}

async function followDispute(tx: Tx, id: string, isGone: boolean, now: Date): Promise<void> {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) return;
  const state = invoiceState(
    invoiceFacts(invoice, await readMoney(tx, id)),
    berlinDay(now.getTime()),
  );
  if (isGone && mayDo(state, "dispute")) {
    await setInvoiceFacts(tx, id, { disputed_at: now });
    await insertAudit(tx, entryOf(id, "invoice.dispute"));
  }
  if (!isGone && invoice.disputed_at !== null) {
    await setInvoiceFacts(tx, id, { disputed_at: null });
    await insertAudit(tx, entryOf(id, "invoice.settle_dispute"));
  }
}

const entryOf = (object_id: string, action: string) =>
  ({ actor: "system", action, object_type: "invoice", object_id }) as const;
