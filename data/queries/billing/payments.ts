import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { invoices, payments, webhookEvents } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import type { PaymentProviderName, PaymentStatus } from "#domain/invoicing/payment.ts";
import { type Cents, cents } from "#domain/money.ts";
import { feesCents, heldCents, paidCents, refundedCents } from "./invoice-amounts.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** Held until the transaction ends: decisions about the money of an invoice are serialized. */
export async function lockInvoice(tx: Tx, id: string) {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("no key update");
  return row;
}

type InvoiceMoney = Record<"paid_cents" | "refunded_cents" | "fees_cents" | "held_cents", Cents>;

/** What came in for an invoice and stayed, what went back, and what reminders or other invoices add to it. */
export async function readMoney(db: Db | Tx, invoiceId: string) {
  const { rows } = await db.execute<InvoiceMoney>(sql`
    select ${paidCents} as paid_cents, ${refundedCents} as refunded_cents, ${feesCents} as fees_cents,
      ${heldCents} as held_cents
    from ${invoices} where ${invoices.id} = ${invoiceId}`);
  const [money] = rows;
  if (!money) throw new Error("there is no such invoice");
  return money;
}

/** Undefined if the provider told us of the same payment before. */
export async function insertPayment(tx: Tx, values: NewPayment): Promise<PaymentRow | undefined> {
  const [row] = await tx.insert(payments).values(values).onConflictDoNothing().returning();
  return row;
}

type Started = { readonly provider_reference: string; readonly checkout_url: string };

export async function noteCheckout(db: Db, id: string, started: Started): Promise<void> {
  await db.update(payments).set(started).where(eq(payments.id, id));
}

/** What was told to have gone back of a payment, also before it came, has the same fate. */
export async function setPaymentStatus(
  tx: Db | Tx,
  id: string,
  values: { readonly status: PaymentStatus; readonly received_at?: Date },
): Promise<void> {
  await tx.update(payments).set(values).where(eq(payments.id, id));
  const { status } = values;
  await tx.update(payments).set({ status }).where(eq(payments.of_payment_id, id));
}

type OpenCheckout = {
  readonly invoiceId: string;
  readonly provider: PaymentProviderName;
  readonly amount: Cents;
  readonly now: Date;
};

/** A started card payment of the same amount that can still be finished. */
export async function findOpenCheckout(tx: Tx, open: OpenCheckout) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.invoice_id, open.invoiceId),
        eq(payments.provider, open.provider),
        eq(payments.kind, "payment"),
        eq(payments.status, "pending"),
        eq(payments.amount_cents, open.amount),
        gt(payments.expires_at, open.now),
        sql`${payments.checkout_url} is not null`,
      ),
    )
    .orderBy(desc(payments.created_at))
    .limit(1);
  return row;
}

/** One payment with whose it is. */
export async function findPayment(db: Db | Tx, id: string) {
  const [row] = await db
    .select({
      payment: payments,
      invoice: {
        id: invoices.id,
        number: invoices.number,
        gross_cents: invoices.gross_cents,
        cancelled_at: invoices.cancelled_at,
      },
      booking: {
        id: bookings.id,
        customer_id: bookings.customer_id,
        booking_reference: bookings.booking_reference,
        event_title: bookings.event_title,
        contact_person: bookings.contact_person,
        contact_email: bookings.contact_email,
      },
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .innerJoin(bookings, eq(bookings.id, invoices.booking_id))
    .where(eq(payments.id, id));
  return row;
}

export type FoundPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Everything that was ever tried or received, oldest first. */
export async function listPayments(db: Db, invoiceId: string) {
  return db
    .select()
    .from(payments)
    .where(eq(payments.invoice_id, invoiceId))
    .orderBy(asc(payments.created_at), asc(payments.id));
}

type WebhookEvent = {
  readonly provider: PaymentProviderName;
  readonly event_id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly outcome: string;
  readonly processed_at: Date;
};

/** False if it was delivered before. */
export async function claimWebhookEvent(tx: Tx, event: WebhookEvent): Promise<boolean> {
  const rows = await tx
    .insert(webhookEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: webhookEvents.event_id });
  return rows.length > 0;
}

export async function noteWebhookOutcome(
  tx: Tx,
  { provider, event_id }: Pick<WebhookEvent, "provider" | "event_id">,
  outcome: string,
): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({ outcome })
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.event_id, event_id)));
}

type ToldRefund = {
  readonly payment: PaymentRow;
  readonly charge: string;
  /** Of all refunds of the charge so far: the provider tells it again and again. */
  readonly sum_cents: Cents;
  readonly received_at: Date;
};

/**
 * What a told sum adds to the refunds of its charge, as a row with a day of its own: books of a closed year
 * stay as they are. The largest sum counts, in whatever order it is told; the invoice must be locked. Null if
 * it adds nothing.
 */
export async function addRefund(tx: Tx, refund: ToldRefund): Promise<Cents | null> {
  const { payment, charge, sum_cents, received_at } = refund;
  const { invoice_id, provider, status } = payment;
  const [known] = await tx
    .select({ cents: sql<number>`coalesce(sum(${payments.amount_cents}), 0)::integer` })
    .from(payments)
    .where(
      and(
        eq(payments.invoice_id, invoice_id),
        eq(payments.provider, provider),
        eq(payments.kind, "refund"),
        // Older rows carry the charge alone.
        sql`split_part(${payments.provider_reference}, ':', 1) = ${charge}`,
      ),
    );
  const added = sum_cents - (known?.cents ?? 0);
  if (added <= 0) return null;
  const amount_cents = cents(added);
  await tx.insert(payments).values({
    ...{ invoice_id, provider, status, amount_cents, received_at },
    of_payment_id: payment.id,
    provider_reference: `${charge}:${sum_cents}`,
    kind: "refund",
  });
  return amount_cents;
}

/** Which lines of a bank file were booked before. */
export async function knownBankEntries(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: payments.provider_reference })
    .from(payments)
    .where(
      and(eq(payments.provider, "bank_transfer"), inArray(payments.provider_reference, [...keys])),
    );
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}
