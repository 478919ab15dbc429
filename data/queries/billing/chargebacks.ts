import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#data/db.ts";
import { payments } from "#data/schema/billing/invoices.ts";
import type { Cents } from "#domain/money.ts";
import { insertPayment, type PaymentRow } from "./payments.ts";

/** Tells them from refunds, whose reference is their charge. */
const MARK = "dispute:";

type ToldChargeback = {
  readonly payment: PaymentRow;
  readonly dispute: string;
  readonly move: "withdrawn" | "reinstated";
  readonly amount_cents: Cents;
  readonly received_at: Date;
};

/** The money of a dispute goes once and comes again once, in whatever order it is told; false if it was told before. */
export async function addChargeback(tx: Tx, told: ToldChargeback): Promise<boolean> {
  const { payment, dispute, move, amount_cents, received_at } = told;
  const row = await insertPayment(tx, {
    invoice_id: payment.invoice_id,
    of_payment_id: payment.id,
    provider: payment.provider,
    provider_reference: `${MARK}${dispute}`,
    kind: move === "withdrawn" ? "refund" : "payment",
    status: payment.status,
    amount_cents,
    received_at,
  });
  return row !== undefined;
}

/** Whether a bank holds money of an invoice that was paid by card: withdrawn and not reinstated. */
export async function hasOpenChargeback(tx: Tx, invoiceId: string): Promise<boolean> {
  const back = alias(payments, "reinstated");
  const reinstated = tx
    .select({ id: back.id })
    .from(back)
    .where(
      and(
        eq(back.provider, payments.provider),
        eq(back.provider_reference, payments.provider_reference),
        eq(back.kind, "payment"),
      ),
    );
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.invoice_id, invoiceId),
        eq(payments.kind, "refund"),
        // What never counted is not missing either.
        ne(payments.status, "mismatch"),
        sql`starts_with(${payments.provider_reference}, ${MARK})`,
        notExists(reinstated),
      ),
    )
    .limit(1);
  return row !== undefined;
}
