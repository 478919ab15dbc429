import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { listPaidInvoices } from "#data/queries/billing/credit-offset.ts";
import { type InvoiceRow, insertInvoice, type NewInvoice } from "#data/queries/billing/invoices.ts";
import { insertPayment } from "#data/queries/billing/payments.ts";
import { type AuditEntry, insertAudit } from "#data/queries/platform/audit-log.ts";
import { allocateCredits, creditsFor } from "#domain/invoicing/credit-offset.ts";
import { openAmount } from "#domain/invoicing/invoice-state.ts";
import type { PaymentKind } from "#domain/invoicing/payment.ts";
import { type Cents, cents } from "#domain/money.ts";
import type { BillingCtx } from "../billing-ctx.ts";

type Actor = Pick<AuditEntry, "actor" | "actor_id" | "ip_prefix" | "reason">;
type OffsetInvoice = Pick<InvoiceRow, "id" | "number" | "booking_id">;

/**
 * Overpayments of the booking's other invoices pay this one as far as it is open: a refund there
 * and a payment here, neither of which touches the bank. All of its invoices must be locked.
 */
export async function applyCreditOffset(
  ctx: Pick<BillingCtx, "now">,
  tx: Tx,
  invoice: OffsetInvoice,
  by: Actor,
): Promise<Cents> {
  const paid = await listPaidInvoices(tx, invoice.booking_id);
  const own = paid.find(({ id }) => id === invoice.id);
  if (!own) return cents(0);
  const portions = allocateCredits(openAmount(own), creditsFor(invoice.id, paid));
  for (const { amount_cents, ...from } of portions) {
    const reference = randomUUID();
    const move = (kind: PaymentKind, at: Named, beside: Named) =>
      book(ctx, tx, { kind, reference, at, beside, amount_cents, by });
    await move("refund", from, invoice);
    await move("payment", invoice, from);
  }
  return cents(portions.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
}

type Named = { readonly id: string; readonly number: string };
type Move = {
  readonly kind: PaymentKind;
  /** The same for both halves. */
  readonly reference: string;
  readonly at: Named;
  readonly beside: Named;
  readonly amount_cents: Cents;
  readonly by: Actor;
};

async function book(ctx: Pick<BillingCtx, "now">, tx: Tx, move: Move): Promise<void> {
  const { kind, reference, at, beside, amount_cents, by } = move;
  await insertPayment(tx, {
    invoice_id: at.id,
    provider: "offset",
    provider_reference: reference,
    kind,
    status: "succeeded",
    amount_cents,
    received_at: ctx.now(),
    recorded_by: by.actor_id ?? null,
    note: beside.number,
  });
  await insertAudit(tx, {
    ...by,
    action: "invoice.offset",
    object_type: "invoice",
    object_id: at.id,
    after: { amount_cents, offset_with: beside.number },
  });
}

/**
 * Issues an invoice that a credit of a cancelled one may already pay. The booking's invoices must
 * be locked before, because giving the number blocks every other invoice.
 */
export async function issueWithCreditOffset(
  ctx: Pick<BillingCtx, "now">,
  tx: Tx,
  draft: NewInvoice,
): Promise<InvoiceRow> {
  const invoice = await insertInvoice(tx, draft);
  await applyCreditOffset(ctx, tx, invoice, { actor: "system" });
  return invoice;
}
