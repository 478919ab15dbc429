import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { type AuditEntry, insertAudit } from "#data/queries/announcements.ts";
import { type InvoiceRow, insertInvoice, type NewInvoice } from "#data/queries/invoices.ts";
import { insertPayment } from "#data/queries/payments.ts";
import { listPaidInvoices } from "#data/queries/set-off.ts";
import { openAmount } from "#domain/invoicing/invoice-state.ts";
import type { PaymentKind } from "#domain/invoicing/payment.ts";
import { creditsFor, setOff } from "#domain/invoicing/set-off.ts";
import { type Cents, cents } from "#domain/money.ts";
import type { BillingCtx } from "./billing-ctx.ts";

type Actor = Pick<AuditEntry, "actor" | "actor_id" | "ip_prefix" | "reason">;
type SetOffInvoice = Pick<InvoiceRow, "id" | "number" | "booking_id">;

/**
 * What was paid too much for other invoices of the booking pays this one, as far as it is open: a refund there
 * and a payment here, of which neither touches the bank. All invoices of the booking must be locked.
 */
export async function setOffCredits(
  ctx: Pick<BillingCtx, "now">,
  tx: Tx,
  invoice: SetOffInvoice,
  by: Actor,
): Promise<Cents> {
  const paid = await listPaidInvoices(tx, invoice.booking_id);
  const own = paid.find(({ id }) => id === invoice.id);
  if (!own) return cents(0);
  const portions = setOff(openAmount(own), creditsFor(invoice.id, paid));
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
 * Issues an invoice that money may already be there for, paid for one that was taken back. The invoices of
 * the booking must be locked: before the number is given, which everybody else waits for.
 */
export async function issueAndSetOff(
  ctx: Pick<BillingCtx, "now">,
  tx: Tx,
  draft: NewInvoice,
): Promise<InvoiceRow> {
  const invoice = await insertInvoice(tx, draft);
  await setOffCredits(ctx, tx, invoice, { actor: "system" });
  return invoice;
}
