import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "#data/schema/billing/invoices.ts";
import { outbox } from "#data/schema/outbox.ts";
import { cents } from "#domain/money.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { handlePaymentEvent } from "#features/billing/payment/handle-payment-event.server.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { balance, blankPages, booksOf } from "#tests/support/billing/books.ts";
import { paidByCard } from "#tests/support/billing/card-payments.ts";
import { given } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock } = desk;
const { batchOf } = booksOf(desk);

/** As Stripe tells it: always the sum of all refunds of a charge. */
function tellRefund(paymentId: string, amount: number) {
  return handlePaymentEvent(ctx, "stripe", {
    ...{ id: `evt_${randomUUID()}`, type: "charge.refunded", kind: "refund" },
    ...{ charge: `ch_${paymentId}`, paymentId, amount, currency: "eur" },
  });
}

function tellPaid(paymentId: string, amount: number) {
  return handlePaymentEvent(ctx, "stripe", {
    ...{ id: `evt_${randomUUID()}`, type: "checkout.session.completed" },
    ...{ kind: "news", news: "paid", paymentId, amount, currency: "eur" },
  });
}

const refundsOf = (invoiceId: string) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.invoice_id, invoiceId), eq(payments.kind, "refund")));

test("each refund of a card payment is booked on the day it was told, whatever came before", async () => {
  clock.today = "2026-12-01";
  const { invoice, payment } = await paidByCard(desk);
  const cardsOf = async (year: number) =>
    balance(
      (await batchOf(year)).filter(({ number }) => number === invoice.number),
      /^13/,
    );
  clock.today = "2026-12-20";
  expect(await tellRefund(payment.id, 10_000)).toBe("applied");
  clock.today = "2027-02-05";
  expect(await tellRefund(payment.id, 30_000)).toBe("applied");
  // Told again, and the first one late.
  for (const amount of [30_000, 10_000]) {
    expect(await tellRefund(payment.id, amount)).toBe("unchanged");
  }
  await Promise.all([tellRefund(payment.id, 35_000), tellRefund(payment.id, 35_000)]);
  expect(await cardsOf(2026)).toBe(invoice.gross_cents - 10_000);
  expect(await cardsOf(2027)).toBe(-25_000);
  expect(await desk.stateOf(invoice.id)).toEqual(["overdue", 35_000]);
  const told = (await desk.actionsOf(invoice.id)).filter((action) => action === "payment.refunded");
  expect(told).toHaveLength(3);
});

test("a sum that is told late adds nothing to a larger one, nor to what was stored in one row", async () => {
  clock.today = "2026-03-01";
  const first = await paidByCard(desk);
  for (const amount of [30_000, 10_000, 20_000]) await tellRefund(first.payment.id, amount);
  expect(await refundsOf(first.invoice.id)).toMatchObject([{ amount_cents: 30_000 }]);
  const earlier = await paidByCard(desk);
  await db.insert(payments).values({
    invoice_id: earlier.invoice.id,
    provider: "stripe",
    provider_reference: `ch_${earlier.payment.id}`,
    kind: "refund",
    status: "succeeded",
    amount_cents: cents(10_000),
    received_at: ctx.now(),
  });
  for (const amount of [10_000, 30_000]) await tellRefund(earlier.payment.id, amount);
  const amounts = (await refundsOf(earlier.invoice.id)).map(({ amount_cents }) => amount_cents);
  expect(amounts.toSorted()).toEqual([10_000, 20_000]);
});

test("a refund counts as far as its payment does: what never counted leaves nothing owed twice", async () => {
  clock.today = "2026-03-01";
  const { invoice, payment } = await paidByCard(desk, "mismatch");
  const gross = invoice.gross_cents;
  expect(await tellRefund(payment.id, gross + 100)).toBe("applied");
  expect(await desk.stateOf(invoice.id)).toEqual(["sent", gross]);
  expect(await desk.actionsOf(invoice.id)).toContain("payment.refunded");
  expect(await refundsOf(invoice.id)).toMatchObject([{ status: "mismatch" }]);
  expect(await tellRefund(payment.id, gross + 100)).toBe("unchanged");
});

test("a refund told before its payment waits for what becomes of it", async () => {
  clock.today = "2026-03-01";
  for (const [paid, open] of [
    [0, 20_000],
    [100, 595_000],
  ] as const) {
    const { invoice, payment } = await paidByCard(desk, "pending");
    await tellRefund(payment.id, 20_000);
    expect(await desk.stateOf(invoice.id)).toEqual(["sent", invoice.gross_cents]);
    await tellPaid(payment.id, payment.amount_cents + paid);
    expect((await desk.stateOf(invoice.id))[1]).toBe(open);
  }
});

test("who was given money back is reminded at the click of an admin alone", async () => {
  clock.today = "2026-03-01";
  const { invoice: unpaid } = await desk.sold();
  const { invoice: byBank } = await desk.sold();
  const { invoice: byCard, payment } = await paidByCard(desk);
  await desk.pay(byBank.id, byBank.gross_cents);
  await desk.pay(byBank.id, 50_000, { kind: "refund" });
  await tellRefund(payment.id, 50_000);
  clock.today = "2026-04-14";
  await sendDueReminders(ctx);
  expect((await desk.invoiceOf(unpaid.id)).dunning_level).toBe(1);
  for (const { id } of [byBank, byCard]) {
    expect((await desk.invoiceOf(id)).dunning_level).toBe(0);
    expect(await desk.stateOf(id)).toEqual(["overdue", 50_000]);
    expect((await desk.step(id, "remind")).status).toBe(204);
    expect((await desk.invoiceOf(id)).dunning_level).toBe(1);
  }
  clock.today = "2026-06-01";
  await sendDueReminders(ctx);
  for (const { id } of [byBank, byCard]) {
    expect((await desk.invoiceOf(id)).dunning_level).toBe(1);
  }
});

test("money that comes for a cancelled invoice is said to go back, not to have paid it", async () => {
  clock.today = "2026-03-01";
  const wordsOf = async (isCancelled: boolean) => {
    const { invoice, payment } = await paidByCard(desk, "pending");
    const path = `/admin/invoices/${invoice.id}/cancellation`;
    if (isCancelled) expect((await desk.send(desk.people.admin, path, {})).status).toBe(201);
    expect(await tellPaid(payment.id, payment.amount_cents)).toBe("applied");
    const key = `mail:payment:${payment.id}`;
    const [mail] = await db.select().from(outbox).where(eq(outbox.dedupe_key, key));
    const written = renderMail("payment_received", given(mail).payload.data, ctx);
    return written.ok ? written.value.mail.text : "";
  };
  expect(await wordsOf(false)).toContain("vollständig bezahlt");
  const words = await wordsOf(true);
  expect(words).not.toContain("vollständig bezahlt");
  expect(words).toContain("oder erstatten ihn Ihnen");
  expect(words).toContain("Eingegangen: 5.950");
});
