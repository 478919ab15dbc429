import type { Tx } from "#data/db.ts";
import { type FoundPayment, readMoney } from "#data/queries/billing/payments.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { type AuditEntry, insertAudit } from "#data/queries/platform/audit-log.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { openAmount, overpaidAmount } from "#domain/invoicing/invoice-state.ts";
import type { BillingCtx } from "../billing-ctx.ts";

/** Money has come: it is written down who says so, and the customer is told, once per payment. */
export async function announcePayment(
  tx: Tx,
  { publicUrl }: Pick<BillingCtx, "publicUrl">,
  { payment, invoice, booking }: FoundPayment,
  by: Pick<AuditEntry, "actor" | "actor_id">,
): Promise<void> {
  const money = await readMoney(tx, invoice.id);
  const is_cancelled = invoice.cancelled_at !== null;
  const owed = { gross_cents: invoice.gross_cents, is_cancelled, ...money };
  const open_cents = openAmount(owed);
  await insertAudit(tx, {
    ...by,
    action: "invoice.pay",
    object_type: "invoice",
    object_id: invoice.id,
    after: { amount_cents: payment.amount_cents, provider: payment.provider, open_cents },
  });
  await enqueueMail(tx, {
    kind: "mail.payment_received",
    to: booking.contact_email,
    data: {
      first_name: booking.contact_person,
      link: `${publicUrl}${bookingPath(booking.id, "customer")}`,
      number: invoice.number,
      reference: booking.booking_reference,
      event_title: booking.event_title,
      amount_cents: payment.amount_cents,
      open_cents,
      overpaid_cents: overpaidAmount(owed),
      is_cancelled,
    },
    bookingId: booking.id,
    dedupeKey: `mail:payment:${payment.id}`,
  });
}
