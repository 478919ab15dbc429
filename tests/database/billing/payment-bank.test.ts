import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listBookingEffects } from "#data/queries/bookings/booking-effects.ts";
import { invoiceReminders, invoices, payments } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { DEFAULT_DUNNING } from "#domain/invoicing/dunning.ts";
import { cents } from "#domain/money.ts";
import { settleCancelledBooking } from "#features/billing/invoices/cancel-invoice.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { given, refusal } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock, ask, send, sold, invoiceOf, setting, stateOf, pay, step, actionsOf } = desk;
const { owner, stranger, speaker, otherSpeaker, admin } = desk.people;

describe("paying by bank", () => {
  test("the page's data are there for the customer and admins alone [ROUTE-17]", async () => {
    const { invoice, booking } = await sold();
    const path = `/invoices/${invoice.id}/transfer`;
    expect((await ask(VISITOR, path)).status).toBe(401);
    for (const viewer of [stranger, speaker, otherSpeaker]) {
      const answer = await ask(viewer, path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/DE0212|RE-2026/);
    }
    expect((await ask(owner, `/invoices/${randomUUID()}/transfer`)).status).toBe(404);
    expect((await ask(owner, "/invoices/1/transfer")).status).toBe(404);
    for (const viewer of [owner, admin]) {
      const answer = await ask(viewer, path);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await answer.json()).toMatchObject({
        number: invoice.number,
        booking_id: booking.id,
        state: "sent",
        open_cents: 595_000,
        due_date: "2026-03-15",
        iban: "DE02120300000000202051",
        bic: "BYLADEM1001",
        account_holder: "Wortbühne Test GmbH",
        takes_cards: false,
        giro_code: { size: expect.any(Number), path: expect.stringMatching(/^M\d/) },
      });
    }
  });

  test("part by part until nothing is open, each written down and told", async () => {
    const { invoice } = await sold();
    expect((await pay(invoice.id, 100_000)).status).toBe(201);
    expect(await stateOf(invoice.id)).toEqual(["partly_paid", 495_000]);
    expect((await pay(invoice.id, 495_000)).status).toBe(201);
    expect(await stateOf(invoice.id)).toEqual(["paid", 0]);
    const transfer = await (await ask(owner, `/invoices/${invoice.id}/transfer`)).json();
    expect(transfer).toMatchObject({ state: "paid", giro_code: null });
    expect((await pay(invoice.id, 595_000, { kind: "refund" })).status).toBe(201);
    expect(await stateOf(invoice.id)).toEqual(["sent", 595_000]);
    expect(await actionsOf(invoice.id)).toEqual(["invoice.pay", "invoice.pay", "invoice.refund"]);
    const mails = await db.select().from(outbox).where(eq(outbox.kind, "mail.payment_received"));
    const own = mails.filter(({ payload }) => JSON.stringify(payload).includes(invoice.number));
    expect(own.map(({ payload }) => (payload.data as { open_cents: number }).open_cents)).toEqual([
      495_000, 0,
    ]);
  });

  test("the page says when it is overdue, and asks for nothing once it is cancelled", async () => {
    const { invoice } = await sold();
    const transfer = async () => (await ask(owner, `/invoices/${invoice.id}/transfer`)).json();
    await pay(invoice.id, 95_000);
    clock.today = "2026-03-16";
    expect(await transfer()).toMatchObject({ state: "overdue", open_cents: 500_000 });
    clock.today = "2026-03-01";
    const cancelled = await send(admin, `/admin/invoices/${invoice.id}/cancellation`, {});
    expect(cancelled.status).toBeLessThan(300);
    expect(await transfer()).toMatchObject({ state: "cancelled", giro_code: null });
  });

  test("malformed payments are refused with a text at the field", async () => {
    const { invoice } = await sold();
    for (const [amount, day] of [
      [0, clock.today],
      [-5, clock.today],
      [1.5, clock.today],
      [100, "2026-02-30"],
    ]) {
      const answer = await pay(invoice.id, amount as number, { received_on: day });
      expect(answer.status).toBe(422);
    }
    expect((await pay(randomUUID(), 100)).status).toBe(404);
  });

  test("money is recorded once it has moved: never for a day ahead", async () => {
    const { invoice } = await sold();
    for (const kind of ["payment", "refund"]) {
      const answer = await pay(invoice.id, 100, { kind, received_on: "2026-03-02" });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error: { fields: { received_on: expect.stringContaining("nicht in der Zukunft") } },
      });
    }
    expect(await stateOf(invoice.id)).toEqual(["sent", 595_000]);
    expect((await pay(invoice.id, 100, { received_on: "2026-03-01" })).status).toBe(201);
  });

  test("a payment is never deleted", async () => {
    const { invoice } = await sold();
    await pay(invoice.id, 100);
    const deletion = db.delete(payments).where(eq(payments.invoice_id, invoice.id));
    expect(await refusal(deletion)).toBe("23001");
  });
});

describe("reminders", () => {
  test("go out by the calendar, once per level, with the fees of the settings", async () => {
    clock.today = "2026-03-01";
    const { invoice } = await sold();
    await sendDueReminders(ctx);
    expect(await stateOf(invoice.id)).toEqual(["sent", 595_000]);
    for (const [day, level, open] of [
      ["2026-03-18", 1, 595_000],
      ["2026-03-29", 2, 595_500],
      ["2026-04-12", 3, 596_500],
      ["2026-06-01", 3, 596_500],
    ] as const) {
      clock.today = day;
      await Promise.all([sendDueReminders(ctx), sendDueReminders(ctx)]);
      expect((await invoiceOf(invoice.id)).dunning_level).toBe(level);
      expect(await stateOf(invoice.id)).toEqual(["reminded", open]);
    }
    const sent = await db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupe_key, `mail:reminder:${invoice.id}:2`));
    expect(sent).toMatchObject([
      {
        kind: "mail.payment_reminder_2",
        payload: { data: { fees_cents: 500, open_cents: 595_500 } },
      },
    ]);
    // The fee is owed like the rest: the invoice is paid with it and not before.
    await pay(invoice.id, 595_000);
    expect(await stateOf(invoice.id)).toEqual(["reminded", 1_500]);
    await pay(invoice.id, 1_500);
    expect(await stateOf(invoice.id)).toEqual(["paid", 0]);
    const effects = await listBookingEffects(db, invoice.booking_id);
    expect(effects.map(({ kind }) => kind)).toEqual([
      "mail.invoice",
      "mail.payment_reminder_1",
      "mail.payment_reminder_2",
      "mail.payment_reminder_3",
      "mail.payment_received",
      "mail.payment_received",
    ]);
    const kept = db.delete(invoiceReminders).where(eq(invoiceReminders.invoice_id, invoice.id));
    expect(await refusal(kept)).toBe("23001");
    clock.today = "2026-03-01";
  });

  test("rest while an invoice is disputed, and can be switched off", async () => {
    const { invoice } = await sold();
    expect((await step(invoice.id, "dispute")).status).toBe(204);
    clock.today = "2026-04-20";
    await sendDueReminders(ctx);
    expect(await stateOf(invoice.id)).toEqual(["disputed", 595_000]);
    expect((await step(invoice.id, "remind")).status).toBe(409);
    expect((await step(invoice.id, "settle_dispute")).status).toBe(204);
    await setting("dunning", { ...DEFAULT_DUNNING, is_automatic: false });
    await sendDueReminders(ctx);
    expect((await invoiceOf(invoice.id)).dunning_level).toBe(0);
    expect((await step(invoice.id, "remind")).status).toBe(204);
    expect(await stateOf(invoice.id)).toEqual(["reminded", 595_000]);
    expect((await step(invoice.id, "write_off")).status).toBe(204);
    expect(await stateOf(invoice.id)).toEqual(["written_off", 595_000]);
    expect(await actionsOf(invoice.id)).toEqual([
      "invoice.dispute",
      "invoice.settle_dispute",
      "invoice.remind",
      "invoice.write_off",
    ]);
    await setting("dunning", {});
    clock.today = "2026-03-01";
  });
});

describe("a deposit", () => {
  test("makes two invoices that add up to the booking to the cent, and both are taken back", async () => {
    await setting("payment_terms", { deposit_percent: 50 });
    const { booking } = await sold({
      base_fee_cents: cents(562_345),
      total_amount: cents(562_345),
    });
    await Promise.all(Array.from({ length: 3 }, () => issueInvoice(ctx, booking.id)));
    await setting("payment_terms", {});
    const documents = () =>
      db
        .select()
        .from(invoices)
        .where(eq(invoices.booking_id, booking.id))
        .orderBy(asc(invoices.n));
    const [deposit, balance, ...others] = await documents();
    expect(others).toEqual([]);
    expect(deposit).toMatchObject({ part: "deposit", net_cents: 281_200, due_date: "2026-03-15" });
    expect(balance).toMatchObject({
      part: "balance",
      net_cents: 281_145,
      due_date: booking.event_date,
    });
    expect(given(deposit).gross_cents + given(balance).gross_cents).toBe(
      booking.gross_amount_cents,
    );
    for (const { id } of [given(deposit), given(balance)]) {
      const xml = await (await ask(owner, `/invoices/${id}/xml`)).text();
      expect(checkInvoiceXml(xml)).toEqual([]);
    }
    await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, booking.id));
    await settleCancelledBooking(ctx, booking.id);
    expect((await documents()).map(({ kind, part }) => `${kind} ${part}`)).toEqual([
      "invoice deposit",
      "invoice balance",
      "cancellation deposit",
      "cancellation balance",
    ]);
  });
});
