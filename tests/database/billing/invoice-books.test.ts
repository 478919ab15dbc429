import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readMoney } from "#data/queries/billing/payments.ts";
import { invoiceReminders, invoices, payments } from "#data/schema/billing/invoices.ts";
import { settlements } from "#data/schema/billing/settlements.ts";
import { bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { artistLevy } from "#domain/invoicing/books/artist-levy.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { settleCancelledBooking } from "#features/billing/invoices/cancel-invoice.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { balance, blankPages, booksOf, centsIn, dice, sum } from "#tests/support/billing/books.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock, ask, send, sold, stateOf, pay, step, actionsOf, setting } = desk;
const { owner, admin } = desk.people;

const { batchOf, sheetOf } = booksOf(desk);

/** What reached the speaker; the law calls that the remuneration. */
const REMUNERATION = "Vergütung (nach Provision, ohne USt)";

describe("an invoice that is written off", () => {
  test("rests, is a loss in the books of its year, and later money takes the loss back", async () => {
    clock.today = "2024-03-01";
    const { invoice } = await sold({ event_date: isoDate("2024-03-20") });
    await pay(invoice.id, 100_000);
    clock.today = "2024-04-02";
    expect((await step(invoice.id, "remind")).status).toBe(204);
    expect((await step(invoice.id, "remind")).status).toBe(204);
    clock.today = "2024-05-02";
    const path = `/admin/invoices/${invoice.id}/steps`;
    const answer = await send(admin, path, { step: "write_off", reason: "Insolvenz" });
    expect(answer.status).toBe(204);
    expect(await stateOf(invoice.id)).toEqual(["written_off", 495_500]);
    const log = await db.select().from(auditLog).where(eq(auditLog.object_id, invoice.id));
    expect(log.find(({ action }) => action === "invoice.write_off")).toMatchObject({
      actor_id: admin.userId,
      reason: "Insolvenz",
      after: { amount_cents: 495_500 },
    });

    // No reminder, no demand for money, and it is neither given up nor cancelled again.
    clock.today = "2024-09-01";
    await sendDueReminders(ctx);
    expect((await actionsOf(invoice.id)).filter((one) => one === "invoice.remind")).toHaveLength(2);
    for (const again of ["write_off", "remind", "dispute"]) {
      expect((await step(invoice.id, again)).status).toBe(409);
    }
    const cancelled = await send(admin, `/admin/invoices/${invoice.id}/cancellation`, {});
    expect(cancelled.status).toBe(409);
    const transfer = await (await ask(owner, `/invoices/${invoice.id}/transfer`)).json();
    expect(transfer).toMatchObject({ state: "written_off", giro_code: null });

    const own = async (year: number) =>
      (await batchOf(year)).filter(({ number }) => number === invoice.number);
    const given_up = (await own(2024)).filter(({ text }) => text.startsWith("Forderungsverlust"));
    // The fee was paid with the first money, so all that is lost carries tax.
    expect(given_up).toMatchObject([
      { amount: 495_500, debit: "2406", credit: "10000", day: "0205" },
    ]);
    expect(balance(await own(2024), /^10000$/)).toBe(0);

    clock.today = "2025-01-10";
    expect((await pay(invoice.id, 95_500)).status).toBe(201);
    expect(await stateOf(invoice.id)).toEqual(["written_off", 400_000]);
    expect(await own(2025)).toMatchObject([
      { amount: 95_500, debit: "1200", credit: "10000" },
      { amount: 95_500, debit: "10000", credit: "2406", day: "1001" },
    ]);
    expect((await pay(invoice.id, 400_000)).status).toBe(201);
    expect(await stateOf(invoice.id)).toEqual(["paid", 0]);
    expect(balance([...(await own(2024)), ...(await own(2025))], /^24/)).toBe(0);
  });
});

describe("money that goes back", () => {
  test("is never more than what came, and is possible for every part that was paid", async () => {
    clock.today = "2026-03-01";
    const { invoice } = await sold();
    const back = (amount: number) => pay(invoice.id, amount, { kind: "refund" });
    const actions = async () => {
      const file = await (await ask(admin, `/admin/invoices/${invoice.id}`)).json();
      return (file as { actions: string[] }).actions;
    };
    expect(await actions()).not.toContain("refund");
    expect((await back(1)).status).toBe(409);
    await pay(invoice.id, 200_000);
    clock.today = "2026-04-01";
    expect(await actions()).toContain("refund");
    const refused = await back(200_001);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("was für diese Rechnung eingegangen ist");
    const both = await Promise.all([back(200_000), back(200_000)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stateOf(invoice.id)).toEqual(["overdue", 595_000]);
  });

  test("is all of it, fees included, once the invoice is taken back", async () => {
    clock.today = "2023-03-01";
    const { invoice } = await sold();
    clock.today = "2023-04-20";
    for (const _level of [1, 2]) await step(invoice.id, "remind");
    await pay(invoice.id, 300_000);
    const json = { reason: "Falscher Empfänger" };
    await send(admin, `/admin/invoices/${invoice.id}/cancellation`, json);
    expect(await stateOf(invoice.id)).toEqual(["cancelled", 0]);
    const file = await (await ask(admin, `/admin/invoices/${invoice.id}`)).json();
    expect(file).toMatchObject({ overpaid_cents: 300_000 });
    expect(file.history[0]).toMatchObject({ action: "invoice.cancel", ...json });
    const entries = await batchOf(2023);
    expect(balance(entries, /^10000$/)).toBe(-300_000);
    expect(balance(entries, /^2700$/)).toBe(0);
    await pay(invoice.id, 300_000, { kind: "refund" });
    expect(balance(await batchOf(2023), /^10000$/)).toBe(0);
  });
});

const TAXES = [
  { vat_treatment: "standard", vat_rate_basis_points: 1900 },
  { vat_treatment: "standard", vat_rate_basis_points: 700 },
  { vat_treatment: "not_taxable", vat_rate_basis_points: 0, billing_country: "Schweiz" },
] as const;

test("every cent is the same in bookings, invoices, payments, reminders, lists and exports", async () => {
  clock.today = "2022-03-01";
  const roll = dice(11);
  const lives = Array.from({ length: 14 }, (_, at) => ({ at, tax: given(TAXES[at % 3]) }));
  for (const { at, tax } of lives) {
    await setting("payment_terms", { deposit_percent: [0, 50, 33][roll(3)] });
    const base_fee_cents = cents(1 + roll(900_000));
    const travel_cost_cents = cents(roll(90_000));
    const { booking } = await sold({
      ...tax,
      event_date: isoDate(`2022-${String((at % 12) + 1).padStart(2, "0")}-2${at % 9}`),
      base_fee_cents,
      travel_cost_cents,
      total_amount: cents(base_fee_cents + travel_cost_cents),
    });
    const parts = await db.select().from(invoices).where(eq(invoices.booking_id, booking.id));
    expect(sum(parts.map(({ net_cents }) => net_cents))).toBe(booking.total_amount);
    expect(sum(parts.map(({ vat_cents }) => vat_cents))).toBe(booking.vat_amount_cents);
    expect(sum(parts.map(({ gross_cents }) => gross_cents))).toBe(booking.gross_amount_cents);
    for (const { id, gross_cents } of parts) {
      const share = [0, gross_cents, 1 + roll(gross_cents), gross_cents + 77][roll(4)] ?? 0;
      if (share > 0) expect((await pay(id, share)).status).toBe(201);
      if (at % 4 === 1 && share > 2) await pay(id, 1 + roll(share), { kind: "refund" });
    }
  }
  for (const day of ["2022-03-25", "2022-04-10", "2022-04-30"]) {
    clock.today = day;
    await sendDueReminders(ctx);
  }
  const mine = await db.select().from(invoices).where(eq(invoices.year, 2022));
  for (const [at, { id, booking_id }] of mine.entries()) {
    if (at % 5 === 2) await step(id, "write_off");
    if (at % 5 === 4) await send(admin, `/admin/invoices/${id}/cancellation`, {});
    if (at % 7 === 6) {
      const set = { status: "cancelled", cancellation_fee_cents: cents(12_345) } as const;
      await db.update(bookings).set(set).where(eq(bookings.id, booking_id));
      await settleCancelledBooking(ctx, booking_id);
    }
  }
  await setting("payment_terms", {});

  const all = await db.select().from(invoices).where(eq(invoices.year, 2022));
  const numbers = all.map(({ n }) => n).sort((a, b) => a - b);
  expect(numbers).toEqual(all.map((_, at) => at + 1));
  // In the middle of the year only what was held until then is revenue.
  const early = (await batchOf(2022)).filter(({ credit }) => /^8/.test(credit));
  expect(early.length).toBeGreaterThan(0);
  expect(early.every(({ day }) => day.slice(2) + day.slice(0, 2) <= "0430")).toBe(true);
  clock.today = "2022-12-31";
  const entries = await batchOf(2022);
  const own = new Set(all.map(({ id }) => id));
  const money = (await db.select().from(payments)).filter(({ invoice_id }) => own.has(invoice_id));
  const fees = (await db.select().from(invoiceReminders)).filter((one) => own.has(one.invoice_id));
  const cancelled = new Set(all.filter((one) => one.cancelled_at).map(({ id }) => id));
  expect(fees.some(({ fee_cents }) => fee_cents > 0)).toBe(true);
  expect(cancelled.size).toBeGreaterThan(2);

  const charged = all.map((one) => (one.kind === "invoice" ? 1 : -1) * one.gross_cents);
  expect(-balance(entries, /^8/)).toBe(sum(charged));
  // Every event is over: what is left as an advance was paid for what never took place.
  expect(balance(entries, /^(1593|17..)$/)).toBe(0);
  const kept = await Promise.all(
    [...cancelled].map(async (id) => (await readMoney(db, id)).paid_cents),
  );
  const advances = -balance(entries, /^17..$/);
  expect(advances).toBeGreaterThan(0);
  expect(advances).toBeLessThanOrEqual(sum(kept));
  const received = money.map((one) => (one.kind === "refund" ? -1 : 1) * one.amount_cents);
  expect(balance(entries, /^1[23]/)).toBe(sum(received));
  const owed = fees.filter((one) => !cancelled.has(one.invoice_id));
  expect(-balance(entries, /^2700$/)).toBe(sum(owed.map(({ fee_cents }) => fee_cents)));

  // What the administration shows as open or to be refunded is what the books say about the debtors.
  let [open, lost] = [0, 0];
  for (const { id } of all.filter(({ kind }) => kind === "invoice")) {
    const file = await (await ask(admin, `/admin/invoices/${id}`)).json();
    const { invoice, open_cents, overpaid_cents } = file;
    const claim = invoice.state === "cancelled" ? 0 : invoice.gross_cents + invoice.fees_cents;
    expect(invoice.paid_cents + open_cents - overpaid_cents).toBe(claim);
    if (invoice.state === "written_off") lost += open_cents;
    else open += open_cents - overpaid_cents;
  }
  expect(balance(entries, /^10000$/)).toBe(open);
  expect(balance(entries, /^24/)).toBe(lost);
  expect(lost).toBeGreaterThan(0);
  const sheet = await sheetOf("/admin/invoices.csv?year=2022");
  expect(sheet).toHaveLength(all.length);
  expect(sum(sheet.map((row) => centsIn(row.Ausgebucht || "0")))).toBe(lost);
  const turnover = sum(all.map((row) => listedAmount(row, row.gross_cents)));
  expect(sum(sheet.map((row) => centsIn(row.Brutto)))).toBe(turnover);
});

test("the reports about speakers add up to what was settled, speaker by speaker and quarter by quarter", async () => {
  await setting("commission", { percent: 17 });
  await setting("artist_levy_rates", [
    { from_year: 2031, basis_points: 490 },
    { from_year: 2032, basis_points: 510 },
  ]);
  // What earlier tests left to settle counts in another year.
  clock.today = "2030-12-31";
  await settleSpeakers(ctx);
  const roll = dice(7);
  const named = ["Anna Eins", "Bert Zwei", "Cora Drei"].map((name) => insertSpeaker(db, { name }));
  const people = await Promise.all(named);
  // The last one speaks in December and is credited in January.
  const days = [...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => [2031, month]), [2032, 1]];
  for (const [at, [year = 0, month = 0]] of days.entries()) {
    const { id: speaker_id } = given(people[at % 3]);
    clock.today = `${year}-${String(month).padStart(2, "0")}-05`;
    const base_fee_cents = cents(1 + roll(800_000));
    const travel_cost_cents = cents(roll(70_000));
    const booking = await insertBooking(db, {
      speaker_id,
      status: "completed",
      event_date: isoDate(`2031-${String(at + 3).padStart(2, "0")}-11`),
      base_fee_cents,
      travel_cost_cents,
      total_amount: cents(base_fee_cents + travel_cost_cents),
    });
    expect(await issueInvoice(ctx, booking.id)).toMatchObject({ ok: true });
    await Promise.all([settleSpeakers(ctx), settleSpeakers(ctx)]);
  }
  await setting("commission", { percent: 50 });
  expect(await settleSpeakers(ctx)).toBe(0);

  const all = (await db.select().from(settlements)).filter((row) =>
    row.service_date.startsWith("2031"),
  );
  expect(all).toHaveLength(10);
  for (const row of all) {
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, row.booking_id));
    expect(row.payout_cents + row.commission_cents).toBe(given(booking).total_amount);
    expect(row.commission_cents).toBe(Math.round(row.fee_cents * 0.17));
  }
  const rows = all.filter((row) => row.issue_date.startsWith("2031"));
  expect(rows).toHaveLength(9);
  const dac7 = await sheetOf("/admin/invoice-exports/dac7?year=2031");
  const levy = await sheetOf("/admin/invoice-exports/ksa?year=2031");
  expect([dac7.length, levy.length]).toEqual([3, 3]);
  for (const { id, name } of people) {
    const own = rows.filter((row) => row.speaker_id === id);
    const seller = given(dac7.find((row) => row.Kennung === id));
    expect(seller.Tätigkeiten).toBe(String(own.length));
    const paid = (some: typeof own) => sum(some.map((row) => row.payout_cents));
    const kept = (some: typeof own) => sum(some.map((row) => row.commission_cents));
    expect(centsIn(seller[REMUNERATION])).toBe(paid(own));
    expect(centsIn(seller["Einbehaltene Provision"])).toBe(kept(own));
    for (const quarter of [1, 2, 3, 4]) {
      const then = own.filter(
        (row) => Math.ceil(Number(row.issue_date.slice(5, 7)) / 3) === quarter,
      );
      expect(centsIn(seller[`${REMUNERATION} Q${quarter}`])).toBe(paid(then));
      expect(centsIn(seller[`Einbehaltene Provision Q${quarter}`])).toBe(kept(then));
    }
    const base = sum(own.map((row) => row.fee_cents - row.commission_cents));
    const due = given(levy.find((row) => row.Name === name));
    expect(centsIn(due["Entgelt ohne Reisekosten"])).toBe(base);
    expect(due["Abgabesatz in Prozent"]).toBe("4,9");
    expect(centsIn(due["Abgabe, falls abgabepflichtig"])).toBe(artistLevy(cents(base), 490));
  }
  // What is credited in a year is taxed by its rate, whatever year the event was in.
  const [later, ...others] = await sheetOf("/admin/invoice-exports/ksa?year=2032");
  expect(others).toEqual([]);
  const [last] = all.filter((row) => row.issue_date.startsWith("2032"));
  const base = cents(given(last).fee_cents - given(last).commission_cents);
  expect(later?.["Abgabesatz in Prozent"]).toBe("5,1");
  expect(centsIn(later?.["Abgabe, falls abgabepflichtig"])).toBe(artistLevy(base, 510));
  await setting("artist_levy_rates", [{ from_year: 2032, basis_points: 510 }]);
  const [unknown] = await sheetOf("/admin/invoice-exports/ksa?year=2031");
  expect(unknown?.["Entgelt ohne Reisekosten"]).not.toBe("");
  expect(unknown?.["Abgabesatz in Prozent"]).toBe("");
  expect(unknown?.["Abgabe, falls abgabepflichtig"]).toBe("");
});
