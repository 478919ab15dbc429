import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { invoices, payments, webhookEvents } from "#data/schema/billing/invoices.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { readPayment } from "#features/billing/payment/read-payment.server.ts";
import { startCheckout } from "#features/billing/payment/start-checkout.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createApi } from "#server/api/api.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { fakeStripe } from "#tests/support/fakes/fake-stripe.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const stripe = await fakeStripe();
const files = createDiskFiles(tempFolder());
const now = () => new Date("2026-03-01T10:00:00Z");
const ctx = testCtx(db, { files, now, payments: stripe.payments, documents: blankPages });
const api = createApi(ctx);

const owner = signedIn("customer", await insertUser(db));
const stranger = signedIn("customer", await insertUser(db));
const speaker = signedIn("speaker", await insertUser(db));
const admin = signedIn("admin", await insertUser(db));
const { id: speaker_id } = await insertSpeaker(db, { user_id: speaker.userId });

beforeAll(() => storeCompany(db));

let days = 0;
async function issued(): Promise<string> {
  days += 1;
  const event_date = `2030-01-${String(days).padStart(2, "0")}` as never;
  const booking = await insertBooking(db, { speaker_id, customer_id: owner.userId, event_date });
  const invoice = await issueInvoice(ctx, booking.id);
  if (!invoice.ok) throw new Error(invoice.error.code);
  return invoice.value.id;
}

async function started(invoiceId: string) {
  const checkout = await startCheckout(ctx, owner, invoiceId);
  if (!checkout.ok) throw new Error(checkout.error);
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.invoice_id, invoiceId))
    .orderBy(desc(payments.created_at))
    .limit(1);
  return { url: checkout.value.url, payment: given(row) };
}

const session = (paymentId: string, changes: Record<string, unknown> = {}) => ({
  id: "cs_test",
  object: "checkout.session",
  amount_total: 595_000,
  currency: "eur",
  payment_status: "paid",
  metadata: { payment_id: paymentId },
  ...changes,
});

const event = (type: string, object: Record<string, unknown>, id = `evt_${randomUUID()}`) => ({
  id,
  type,
  data: { object },
});

type Told = ReturnType<typeof event>;

async function tell(told: Told, options: Parameters<typeof stripe.signed>[1] = {}) {
  const { payload, header } = stripe.signed(told, options);
  return post(payload, header);
}

async function post(payload: string, header: string | null): Promise<number> {
  const answer = await api.request("/v1/webhooks/stripe", {
    method: "POST",
    body: payload,
    headers: {
      "content-type": "application/json",
      ...(header === null ? {} : { "stripe-signature": header }),
    },
  });
  return answer.status;
}

const statusOf = async (id: string) =>
  given((await db.select().from(payments).where(eq(payments.id, id)))[0]).status;
const outcomeOf = async (id: string) =>
  given((await db.select().from(webhookEvents).where(eq(webhookEvents.event_id, id)))[0]).outcome;
const mailsOf = (paymentId: string) =>
  db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupe_key, `mail:payment:${paymentId}`));

describe("starting a card payment", () => {
  test("asks Stripe for the open amount of the stored invoice, and twice for the same session", async () => {
    const invoiceId = await issued();
    const [first, second] = [await started(invoiceId), await started(invoiceId)];
    expect(second.url).toBe(first.url);
    expect(second.payment.id).toBe(first.payment.id);
    const { form, key } = given(stripe.asked.at(-1));
    expect(key).toBe(`checkout-${first.payment.id}`);
    expect(form.get("line_items[0][price_data][unit_amount]")).toBe("595000");
    expect(form.get("line_items[0][price_data][currency]")).toBe("eur");
    expect(form.get("metadata[payment_id]")).toBe(first.payment.id);
    expect(form.get("payment_intent_data[metadata][payment_id]")).toBe(first.payment.id);
    expect(form.get("success_url")).toContain(`/payment-success?payment=${first.payment.id}`);
    expect(form.get("cancel_url")).toContain(`/payment-canceled?invoice=${invoiceId}`);
  });

  test("survives a failing provider: repeated with the same key, refused when it stays away", async () => {
    const invoiceId = await issued();
    stripe.failNext(1);
    const { payment } = await started(invoiceId);
    const keys = stripe.asked.slice(-2).map(({ key }) => key);
    expect(keys).toEqual([`checkout-${payment.id}`, `checkout-${payment.id}`]);
    const other = await issued();
    stripe.failNext(3);
    expect(await startCheckout(ctx, owner, other)).toEqual({ ok: false, error: "unavailable" });
    expect(await startCheckout(ctx, owner, other)).toMatchObject({ ok: true });
  });

  test("is for the customer and admins; invoices of others do not exist", async () => {
    const invoiceId = await issued();
    expect(await startCheckout(ctx, VISITOR, invoiceId)).toMatchObject({ error: "unauthorized" });
    for (const viewer of [stranger, speaker]) {
      expect(await startCheckout(ctx, viewer, invoiceId)).toMatchObject({ error: "not_found" });
    }
    expect(await startCheckout(ctx, owner, randomUUID())).toMatchObject({ error: "not_found" });
    expect(await startCheckout(ctx, admin, invoiceId)).toMatchObject({ ok: true });
    const { payments: _provider, ...without } = ctx;
    expect(await startCheckout(without, owner, invoiceId)).toMatchObject({ error: "unavailable" });
  });

  test("is refused for what is paid, cancelled or written off", async () => {
    const invoiceId = await issued();
    const { payment } = await started(invoiceId);
    await tell(event("checkout.session.completed", session(payment.id)));
    expect(await startCheckout(ctx, owner, invoiceId)).toMatchObject({ error: "already_paid" });
    const cancelled = await issued();
    await db.update(invoices).set({ cancelled_at: now() }).where(eq(invoices.id, cancelled));
    expect(await startCheckout(ctx, owner, cancelled)).toMatchObject({ error: "not_payable" });
    const lost = await issued();
    await db.update(invoices).set({ written_off_at: now() }).where(eq(invoices.id, lost));
    expect(await startCheckout(ctx, owner, lost)).toMatchObject({ error: "not_payable" });
  });
});

describe("what Stripe tells", () => {
  test("marks the payment once, however often the same event comes", async () => {
    const { payment } = await started(await issued());
    const told = event("checkout.session.completed", session(payment.id));
    expect(await readPayment(ctx, owner, payment.id)).toMatchObject({
      value: { state: "pending" },
    });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => tell(told)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await statusOf(payment.id)).toBe("succeeded");
    expect(await mailsOf(payment.id)).toHaveLength(1);
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.object_id, payment.invoice_id));
    expect(audited.filter(({ action }) => action === "invoice.pay")).toHaveLength(1);
    expect(await readPayment(ctx, owner, payment.id)).toMatchObject({
      value: { state: "paid", open_cents: 0 },
    });
  });

  test("says nothing about an invoice that was paid another way meanwhile: it needs no card", async () => {
    const { payment } = await started(await issued());
    await db.insert(payments).values({
      invoice_id: payment.invoice_id,
      provider: "bank_transfer",
      status: "succeeded",
      amount_cents: payment.amount_cents,
      received_at: now(),
    });
    expect(await readPayment(ctx, owner, payment.id)).toMatchObject({
      value: { state: "already_paid", open_cents: 0 },
    });
  });

  test("is applied in whatever order it arrives, also late", async () => {
    const { payment } = await started(await issued());
    await tell(event("checkout.session.async_payment_succeeded", session(payment.id)));
    const unpaid = session(payment.id, { payment_status: "unpaid" });
    await tell(event("checkout.session.completed", unpaid));
    await tell(event("checkout.session.expired", unpaid));
    expect(await statusOf(payment.id)).toBe("succeeded");
    const late = await started(await issued());
    await tell(
      event("checkout.session.completed", session(late.payment.id, { payment_status: "unpaid" })),
    );
    expect(await statusOf(late.payment.id)).toBe("pending");
    await tell(
      event("checkout.session.expired", session(late.payment.id, { payment_status: "unpaid" })),
    );
    expect(await statusOf(late.payment.id)).toBe("canceled");
    expect(await readPayment(ctx, owner, late.payment.id)).toMatchObject({
      value: { state: "not_paid" },
    });
    await tell(event("checkout.session.async_payment_succeeded", session(late.payment.id)));
    expect(await statusOf(late.payment.id)).toBe("succeeded");
  });

  test("never counts with another amount or in another currency", async () => {
    for (const wrong of [{ amount_total: 1 }, { currency: "usd" }, { amount_total: null }]) {
      const { payment } = await started(await issued());
      const told = event("checkout.session.completed", session(payment.id, wrong));
      expect(await tell(told)).toBe(200);
      expect(await statusOf(payment.id)).toBe("mismatch");
      expect(await outcomeOf(told.id)).toBe("mismatch");
      expect(await mailsOf(payment.id)).toEqual([]);
      expect(await readPayment(ctx, owner, payment.id)).toMatchObject({
        value: { state: "mismatch", open_cents: 595_000 },
      });
    }
  });

  test("counts refunds by their largest sum, also before the payment itself", async () => {
    const { payment } = await started(await issued());
    const charge = (amount_refunded: number) => ({
      id: `ch_${payment.id}`,
      amount_refunded,
      currency: "eur",
      metadata: { payment_id: payment.id },
    });
    await tell(event("charge.refunded", charge(200_000)));
    await tell(event("charge.refunded", charge(100_000)));
    await tell(event("checkout.session.completed", session(payment.id)));
    expect(await readPayment(ctx, owner, payment.id)).toMatchObject({
      value: { state: "paid", open_cents: 200_000 },
    });
  });

  test("is refused when it is forged, changed, too old or unsigned", async () => {
    const { payment } = await started(await issued());
    const told = event("checkout.session.completed", session(payment.id));
    expect(await tell(told, { secret: "whsec_other" })).toBe(400);
    expect(await tell(told, { ageSeconds: 600 })).toBe(400);
    const { payload, header } = stripe.signed(told);
    expect(await post(payload.replace("595000", "1"), header)).toBe(400);
    expect(await post(payload, null)).toBe(400);
    expect(await post("[]", header)).toBe(400);
    expect(await statusOf(payment.id)).toBe("pending");
    expect(
      await db.select().from(webhookEvents).where(eq(webhookEvents.event_id, told.id)),
    ).toEqual([]);
  });

  test("about unknown payments or anything else changes nothing", async () => {
    const unknown = event("checkout.session.completed", session(randomUUID()));
    const nonsense = event("checkout.session.completed", session("1'--"));
    const other = event("customer.created", { id: "cus_1" });
    for (const told of [unknown, nonsense, other]) expect(await tell(told)).toBe(200);
    expect(await outcomeOf(unknown.id)).toBe("unknown_payment");
    expect(await outcomeOf(nonsense.id)).toBe("unknown_payment");
    expect(await outcomeOf(other.id)).toBe("ignored");
  });

  test("does not exist where Stripe is not used", async () => {
    const { payments: _provider, ...without } = ctx;
    const { payload, header } = stripe.signed(event("x", {}));
    const answer = await createApi(without).request("/v1/webhooks/stripe", {
      method: "POST",
      body: payload,
      headers: { "content-type": "application/json", "stripe-signature": header },
    });
    expect(answer.status).toBe(404);
  });
});

test("what became of a payment is told to no other caller", async () => {
  const { payment } = await started(await issued());
  expect(await readPayment(ctx, VISITOR, payment.id)).toMatchObject({ error: "unauthorized" });
  for (const viewer of [stranger, speaker]) {
    expect(await readPayment(ctx, viewer, payment.id)).toMatchObject({ error: "not_found" });
  }
  expect(await readPayment(ctx, admin, payment.id)).toMatchObject({ ok: true });
});
