import { and, asc, eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { invoices, payments } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { cents } from "#domain/money.ts";
import { settleCancelledBooking } from "#features/billing/invoices/cancel-invoice.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { invoiceFileSchema } from "#server/api/billing/schemas-admin.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { balance, blankPages, booksOf } from "#tests/support/billing/books.ts";
import { given } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock, ask, send, sold, stateOf, pay, step } = desk;
const { owner, speaker, admin } = desk.people;
const { batchOf } = booksOf(desk);
const ISSUED = "2026-03-01";

/** The invoice in force after another one was taken back. */
async function validOf(bookingId: string) {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.booking_id, bookingId), eq(invoices.kind, "invoice")))
    .orderBy(asc(invoices.n));
  return given(rows.findLast(({ cancelled_at }) => cancelled_at === null));
}

async function cancelBooking(id: string, fee: number) {
  await db
    .update(bookings)
    .set({ status: "cancelled", cancellation_fee_cents: cents(fee) })
    .where(eq(bookings.id, id));
  expect(await settleCancelledBooking(ctx, id)).toMatchObject({ ok: true });
}

/** A booking cancelled for half its price; `paid` came before that, `late` on the old invoice after it. */
async function cancelled({ paid = 0, late = 0 }) {
  clock.today = ISSUED;
  const { booking, invoice: old } = await sold();
  if (paid > 0) await pay(old.id, paid);
  await cancelBooking(booking.id, 250_000);
  if (late > 0) await pay(old.id, late);
  return { booking, old, fee: await validOf(booking.id) };
}

async function fileOf(id: string) {
  return invoiceFileSchema.parse(await (await ask(admin, `/admin/invoices/${id}`)).json());
}

const moneyOf = (invoiceId: string) =>
  db
    .select({ kind: payments.kind, provider: payments.provider, cents: payments.amount_cents })
    .from(payments)
    .where(eq(payments.invoice_id, invoiceId))
    .orderBy(asc(payments.created_at), asc(payments.id));

async function remindersUntilSummer(id: string): Promise<number> {
  for (const day of ["2026-03-20", "2026-04-14", "2026-05-14", "2026-06-14"]) {
    clock.today = day;
    await sendDueReminders(ctx);
  }
  return (await desk.invoiceOf(id)).dunning_level;
}

/** What the outbox says to the customer under a key. */
async function mailUnder(key: string) {
  const rows = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupe_key, `${key}%`));
  return rows.map(({ kind, payload }) => {
    const name = kind.replace("mail.", "");
    const written = renderMail(name as "invoice", payload.data, ctx);
    return { name, text: written.ok ? written.value.mail.text : "" };
  });
}

describe("money that was paid before an invoice was taken back", () => {
  test("pays the fee of a cancelled booking; what is left is to be refunded, and no reminder is sent", async () => {
    const { old, fee } = await cancelled({ paid: 595_000 });
    expect(await stateOf(fee.id)).toEqual(["paid", 0]);
    expect(await remindersUntilSummer(fee.id)).toBe(0);
    expect(await fileOf(old.id)).toMatchObject({ overpaid_cents: 297_500, credits: [] });
    expect(await moneyOf(fee.id)).toEqual([
      { kind: "payment", provider: "offset", cents: 297_500 },
    ]);
    expect(await moneyOf(old.id)).toEqual([
      { kind: "payment", provider: "bank_transfer", cents: 595_000 },
      { kind: "refund", provider: "offset", cents: 297_500 },
    ]);
    for (const { id } of [old, fee]) expect(await desk.actionsOf(id)).toContain("invoice.offset");
    const [mail] = await mailUnder(`mail:invoice:${fee.id}`);
    expect(mail?.name).toBe("invoice_set_off");
    expect(mail?.text).toContain("Sie müssen nichts überweisen");
    expect(mail?.text).toMatch(/Verrechnet: 2\.975\s€/);
    expect(mail?.text).toMatch(/Wird erstattet: 2\.975\s€/);
  });

  test("pays the invoice that is issued again, once", async () => {
    clock.today = ISSUED;
    const { booking, invoice: old } = await sold();
    await pay(old.id, 595_000);
    await send(admin, `/admin/invoices/${old.id}/cancellation`, {});
    expect((await step(old.id, "reissue")).status).toBe(204);
    await Promise.all([issueInvoice(ctx, booking.id), issueInvoice(ctx, booking.id)]);
    const again = await validOf(booking.id);
    expect(again.id).not.toBe(old.id);
    expect(await stateOf(again.id)).toEqual(["paid", 0]);
    expect(await fileOf(old.id)).toMatchObject({ overpaid_cents: 0, open_cents: 0 });
    expect(await remindersUntilSummer(again.id)).toBe(0);
    expect(await moneyOf(again.id)).toHaveLength(1);
  });
});

describe("money that comes for an invoice after it was taken back", () => {
  test("keeps its customer from being in default: no reminder is sent, by calendar or by click", async () => {
    const { old, fee } = await cancelled({ late: 100_000 });
    expect(await remindersUntilSummer(fee.id)).toBe(0);
    expect((await step(fee.id, "remind")).status).toBe(409);
    expect((await desk.invoiceOf(fee.id)).dunning_level).toBe(0);
    const file = await fileOf(fee.id);
    expect(file.actions).not.toContain("remind");
    expect(file.actions).toContain("offset");
    expect(file).toMatchObject({ open_cents: 297_500, invoice: { state: "sent" } });
    expect(file.credits).toEqual([{ id: old.id, number: old.number, amount_cents: 100_000 }]);
    expect((await fileOf(old.id)).actions).not.toContain("offset");
    const transfer = await ask(owner, `/invoices/${fee.id}/transfer`);
    expect(await transfer.json()).toMatchObject({ state: "sent", held_cents: 100_000 });
    // Admins still see it as late.
    const seen = await ask(admin, `/admin/invoices?state=late&q=${fee.number}`);
    expect(await seen.json()).toMatchObject({ total: 1 });
    const late = await ask(owner, `/me/invoices?state=overdue&q=${fee.number}`);
    expect(await late.json()).toMatchObject({ total: 0 });
  });

  test("is set off by one step, once, also when two admins click, and what is still open is reminded of again", async () => {
    const { old, fee } = await cancelled({ late: 100_000 });
    const answers = await Promise.all([step(fee.id, "offset"), step(fee.id, "offset")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await stateOf(fee.id)).toEqual(["partly_paid", 197_500]);
    expect(await fileOf(old.id)).toMatchObject({ overpaid_cents: 0, invoice: { paid_cents: 0 } });
    const { payments: rows, credits, actions, history } = await fileOf(fee.id);
    expect(rows).toMatchObject([{ provider: "offset", amount_cents: 100_000, note: old.number }]);
    expect(credits).toEqual([]);
    expect(actions).not.toContain("offset");
    expect(history).toMatchObject([{ action: "invoice.offset", amount_cents: 100_000 }]);
    const [mail, ...others] = await mailUnder(`mail:set-off:${fee.id}`);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Noch offen: 1\.975\s€/);
    expect(await remindersUntilSummer(fee.id)).toBe(3);
  });

  test("goes no further than what is open", async () => {
    const { old, fee } = await cancelled({ late: 595_000 });
    expect((await step(fee.id, "offset")).status).toBe(204);
    expect(await stateOf(fee.id)).toEqual(["paid", 0]);
    expect(await fileOf(old.id)).toMatchObject({ overpaid_cents: 297_500 });
    expect((await step(fee.id, "offset")).status).toBe(409);
  });

  test("is set off by administrators alone, and nothing else is taken for it", async () => {
    const { fee } = await cancelled({ late: 100_000 });
    const path = `/admin/invoices/${fee.id}/steps`;
    for (const [viewer, status] of [
      [VISITOR, 401],
      [owner, 403],
      [speaker, 403],
    ] as const) {
      expect((await send(viewer, path, { step: "offset" })).status).toBe(status);
    }
    expect(await stateOf(fee.id)).toEqual(["sent", 297_500]);
    // An overpayment of another booking stays there.
    const { fee: other } = await cancelled({});
    expect((await fileOf(other.id)).actions).not.toContain("offset");
    expect((await step(other.id, "offset")).status).toBe(409);
    expect(await stateOf(other.id)).toEqual(["sent", 297_500]);
  });
});

test("a credit offset moves no money: the bank stays as it is, and the customer's account balances", async () => {
  const { booking } = await cancelled({ paid: 595_000 });
  const numbers = (
    await db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.booking_id, booking.id))
  ).map(({ number }) => number);
  const batch = (await batchOf(2026)).filter(({ number }) => numbers.includes(number));
  expect(balance(batch, /^(12|13)/)).toBe(595_000);
  expect(batch.filter(({ debit, credit }) => /^1[23]/.test(debit + credit))).toHaveLength(1);
});
