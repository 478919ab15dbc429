import { randomUUID } from "node:crypto";
import { payments } from "#data/schema/billing/invoices.ts";
import type { PaymentStatus } from "#domain/invoicing/payment.ts";
import { given } from "#tests/support/database/records.ts";
import type { billingApi } from "./billing-api.ts";

type Desk = Pick<Awaited<ReturnType<typeof billingApi>>, "db" | "ctx" | "sold">;

/** An invoice whose whole amount came by card, or is about to. */
export async function paidByCard({ db, ctx, sold }: Desk, status: PaymentStatus = "succeeded") {
  const { invoice } = await sold();
  const [payment] = await db
    .insert(payments)
    .values({
      invoice_id: invoice.id,
      provider: "stripe",
      provider_reference: `cs_${randomUUID()}`,
      status,
      amount_cents: invoice.gross_cents,
      received_at: status === "succeeded" ? ctx.now() : null,
    })
    .returning();
  return { invoice, payment: given(payment) };
}
