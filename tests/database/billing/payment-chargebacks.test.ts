import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER, readMigrations } from "#data/migration-files.ts";
import { payments, webhookEvents } from "#data/schema/billing/invoices.ts";
import type { PaymentStatus } from "#domain/invoicing/payment.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { balance, blankPages, booksOf } from "#tests/support/billing/books.ts";
import { paidByCard } from "#tests/support/billing/card-payments.ts";
import { given } from "#tests/support/database/records.ts";
import { fakeStripe } from "#tests/support/fakes/fake-stripe.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const stripe = await fakeStripe();
const logged = captureLog();
const desk = await billingApi({
  documents: blankPages,
  payments: stripe.payments,
  log: logged.log,
});
const { db, ctx, clock } = desk;

/** An invoice paid by card, or about to be, and the dispute about it. */
async function disputed(status: PaymentStatus = "succeeded") {
  const { invoice, payment } = await paidByCard(desk, status);
  const charge = `ch_${payment.id.replaceAll("-", "")}`;
  stripe.charges.set(charge, { payment_id: payment.id });
  const dispute = {
    id: `dp_${randomUUID()}`,
    object: "dispute",
    amount: invoice.gross_cents,
    currency: "eur",
    charge,
    payment_intent: "pi_1",
    balance_transactions: [{ amount: -invoice.gross_cents, fee: 1500, currency: "eur" }],
    reason: "fraudulent",
    status: "needs_response",
    metadata: {},
  };
  return { invoice, payment, dispute };
}

/** As Stripe sends it; the answer is the status and what became of it. */
async function tell(type: string, object: Record<string, unknown>, id = `evt_${randomUUID()}`) {
  const { payload, header } = stripe.signed({ id, type, data: { object } });
  const headers = { "content-type": "application/json", "stripe-signature": header };
  const init = { method: "POST", body: payload, headers };
  const { status } = await desk.ask(VISITOR, "/webhooks/stripe", init);
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.event_id, id));
  return [status, row?.outcome];
}
const WITHDRAWN = "charge.dispute.funds_withdrawn";
const REINSTATED = "charge.dispute.funds_reinstated";

const alarms = () => logged.lines().filter(({ msg }) => msg === "a payment needs a look").length;

test("a chargeback is money that went back: the invoice is open and disputed, and its customer is not dunned", async () => {
  clock.today = "2026-03-01";
  const { invoice, dispute } = await disputed();
  const before = alarms();
  clock.today = "2026-04-01";
  const id = `evt_${randomUUID()}`;
  expect(await tell(WITHDRAWN, dispute, id)).toEqual([200, "charged_back"]);
  expect(await tell(WITHDRAWN, dispute, id)).toEqual([200, "charged_back"]);
  expect(await tell(WITHDRAWN, dispute)).toEqual([200, "unchanged"]);
  expect(alarms()).toBe(before + 1);
  expect(await desk.stateOf(invoice.id)).toEqual(["disputed", invoice.gross_cents]);
  expect(await desk.actionsOf(invoice.id)).toEqual(["payment.withdrawn", "invoice.dispute"]);
  clock.today = "2026-06-01";
  await sendDueReminders(ctx);
  expect((await desk.invoiceOf(invoice.id)).dunning_level).toBe(0);
});

test("money that is reinstated has come again and settles the dispute", async () => {
  clock.today = "2026-12-01";
  const { invoice, dispute } = await disputed();
  clock.today = "2026-12-10";
  await tell(WITHDRAWN, dispute);
  clock.today = "2027-01-10";
  expect(await tell(REINSTATED, dispute)).toEqual([200, "applied"]);
  expect(await tell(REINSTATED, dispute)).toEqual([200, "unchanged"]);
  expect(await tell(WITHDRAWN, dispute)).toEqual([200, "unchanged"]);
  expect(await desk.stateOf(invoice.id)).toEqual(["paid", 0]);
  expect((await desk.invoiceOf(invoice.id)).disputed_at).toBeNull();
  expect(await desk.actionsOf(invoice.id)).toEqual([
    ...["payment.withdrawn", "invoice.dispute"],
    ...["payment.reinstated", "invoice.settle_dispute"],
  ]);
  const lines = async (year: number) =>
    (await booksOf(desk).batchOf(year)).filter(({ number }) => number === invoice.number);
  expect(balance(await lines(2026), /^13/)).toBe(0);
  expect(balance(await lines(2027), /^13/)).toBe(invoice.gross_cents);
});

test("the order does not matter, nor does the word about the payment itself", async () => {
  clock.today = "2026-03-01";
  const { invoice, dispute } = await disputed();
  await tell(REINSTATED, dispute);
  expect(await tell(WITHDRAWN, dispute)).toEqual([200, "applied"]);
  expect(await desk.stateOf(invoice.id)).toEqual(["paid", 0]);
  expect((await desk.invoiceOf(invoice.id)).disputed_at).toBeNull();
  const early = await disputed("pending");
  await tell(WITHDRAWN, early.dispute);
  const gross = early.invoice.gross_cents;
  expect(await desk.stateOf(early.invoice.id)).toEqual(["disputed", gross]);
  await tell("checkout.session.completed", {
    ...{ amount_total: gross, currency: "eur", payment_status: "paid" },
    metadata: { payment_id: early.payment.id },
  });
  expect(await desk.stateOf(early.invoice.id)).toEqual(["disputed", gross]);
});

test("one of two chargebacks that ends leaves the other in dispute", async () => {
  clock.today = "2026-03-01";
  const { invoice, dispute } = await disputed();
  const part = { ...dispute, amount: 100_000 };
  const other = { ...part, id: `dp_${randomUUID()}` };
  await tell(WITHDRAWN, part);
  await tell(WITHDRAWN, other);
  await tell(REINSTATED, part);
  expect(await desk.stateOf(invoice.id)).toEqual(["disputed", 100_000]);
  await tell(REINSTATED, other);
  expect(await desk.stateOf(invoice.id)).toEqual(["paid", 0]);
});

test("a chargeback of what never counted changes nothing that is owed", async () => {
  clock.today = "2026-03-01";
  const { invoice, dispute } = await disputed("mismatch");
  expect(await tell(WITHDRAWN, dispute)).toEqual([200, "charged_back"]);
  expect(await desk.stateOf(invoice.id)).toEqual(["sent", invoice.gross_cents]);
  expect(await desk.actionsOf(invoice.id)).toEqual(["payment.withdrawn"]);
});

test("what is cancelled stays cancelled, and another currency is left to a person", async () => {
  clock.today = "2026-03-01";
  const { invoice, dispute } = await disputed();
  await desk.send(desk.people.admin, `/admin/invoices/${invoice.id}/cancellation`, {});
  expect(await tell(WITHDRAWN, dispute)).toEqual([200, "charged_back"]);
  expect(await desk.stateOf(invoice.id)).toEqual(["cancelled", 0]);
  expect((await desk.invoiceOf(invoice.id)).disputed_at).toBeNull();
  const foreign = await disputed();
  const dollars = { ...foreign.dispute, currency: "usd" };
  expect(await tell(WITHDRAWN, dollars)).toEqual([200, "mismatch"]);
  expect(await desk.stateOf(foreign.invoice.id)).toEqual(["paid", 0]);
  expect(await desk.actionsOf(foreign.invoice.id)).toEqual(["payment.mismatch"]);
});

test("while Stripe cannot say whose charge it is, nothing is stored: it tells it again", async () => {
  clock.today = "2026-03-01";
  const { invoice, dispute } = await disputed();
  const id = `evt_${randomUUID()}`;
  stripe.failNext(3);
  expect(await tell(WITHDRAWN, dispute, id)).toEqual([500, undefined]);
  expect(await tell(WITHDRAWN, dispute, id)).toEqual([200, "charged_back"]);
  expect(await desk.stateOf(invoice.id)).toEqual(["disputed", invoice.gross_cents]);
  const strange = { ...dispute, id: "dp_strange", charge: "ch_strange" };
  expect(await tell(WITHDRAWN, strange)).toEqual([200, "unknown_payment"]);
});

/** What a migration does to rows that are there; its tables are there already. */
async function runAgain(name: string): Promise<void> {
  const file = readMigrations(MIGRATIONS_FOLDER).find((one) => one.name.endsWith(name));
  const changes = given(file).statements.filter((text) => /^update /m.test(text));
  expect(changes.length).toBeGreaterThan(0);
  for (const text of changes) await db.execute(sql.raw(text));
}

test("old events are emptied, and refunds of what never counted are taken out of the books", async () => {
  const { invoice, payment } = await disputed("mismatch");
  const right = await disputed();
  const refund = { provider: "stripe", kind: "refund", status: "succeeded" } as const;
  const received_at = ctx.now();
  await db.insert(payments).values([
    {
      ...{ ...refund, received_at, amount_cents: payment.amount_cents },
      ...{ invoice_id: invoice.id, provider_reference: "ch_wrong:595000" },
    },
    {
      ...{ ...refund, received_at, amount_cents: payment.amount_cents },
      ...{ invoice_id: right.invoice.id, provider_reference: "ch_right" },
    },
  ]);
  const told = (charge: string, paymentId: string) => ({
    provider: "stripe" as const,
    event_id: `evt_${randomUUID()}`,
    type: "charge.refunded",
    payload: { data: { object: { id: charge, metadata: { payment_id: paymentId } } } },
  });
  const events = [told("ch_wrong", payment.id), told("ch_right", right.payment.id)];
  await db.insert(webhookEvents).values(events);
  await runAgain("payment_events");
  const amountOf = async (id: string) => (await desk.stateOf(id))[1];
  expect(await amountOf(invoice.id)).toBe(invoice.gross_cents);
  expect(await amountOf(right.invoice.id)).toBe(right.invoice.gross_cents);
  const [linked] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, "refund"), eq(payments.invoice_id, right.invoice.id)));
  expect(linked).toMatchObject({ of_payment_id: right.payment.id, status: "succeeded" });
  const stored = await db.select({ payload: webhookEvents.payload }).from(webhookEvents);
  expect(stored.every(({ payload }) => Object.keys(payload).length === 0)).toBe(true);
});

test("news is stored without the person who paid, and may be forgotten: told again it changes nothing", async () => {
  clock.today = "2026-03-01";
  const { invoice, payment } = await disputed("pending");
  const person = {
    customer_details: { name: "Erika Muster", email: "erika@test.example" },
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
  };
  const ours = { currency: "eur", metadata: { payment_id: payment.id }, ...person };
  const amount = invoice.gross_cents;
  const session = { id: "cs_1", object: "checkout.session", amount_total: amount, ...ours };
  const charge = { id: `ch_${payment.id}`, amount_refunded: 200_000, ...ours };
  const told = [
    ["checkout.session.completed", { ...session, payment_status: "paid" }],
    ["charge.refunded", charge],
    ["customer.created", { id: "cus_1", ...person }],
  ] as const;
  const ids = told.map(() => `evt_${randomUUID()}`);
  const tellAll = async () => {
    const outcomes = [];
    for (const [at, [type, object]] of told.entries()) {
      outcomes.push(await tell(type, object, given(ids[at])));
    }
    return outcomes;
  };
  expect((await tellAll()).map(([status]) => status)).toEqual([200, 200, 200]);
  const stored = await db
    .select()
    .from(webhookEvents)
    .where(inArray(webhookEvents.event_id, ids))
    .orderBy(webhookEvents.received_at);
  const known = { paymentId: payment.id, currency: "eur" };
  expect(stored.map(({ payload }) => payload)).toEqual([
    { kind: "news", news: "paid", amount, ...known },
    { kind: "refund", charge: charge.id, amount: 200_000, ...known },
    { kind: "other", paymentId: null, amount: 0, currency: "" },
  ]);
  await db.delete(webhookEvents).where(inArray(webhookEvents.event_id, ids));
  expect((await tellAll()).slice(0, 2)).toEqual([
    [200, "unchanged"],
    [200, "unchanged"],
  ]);
  expect(await desk.stateOf(invoice.id)).toEqual(["partly_paid", 200_000]);
});
