import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { settleCancelledBooking } from "#features/billing/invoices/cancel-invoice.server.ts";
import { moveInvoices } from "#features/billing/invoices/move-invoice.server.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { balance, blankPages, booksOf } from "#tests/support/billing/books.ts";
import { given } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock, sold, pay, step } = desk;
const { batchOf } = booksOf(desk);

type Batch = Awaited<ReturnType<typeof batchOf>>;
const shown = (batch: Batch) =>
  batch.map(({ day, debit, credit, amount }) => `${day} ${debit}→${credit} ${amount}`);
const revenueOf = (batch: Batch) => balance(batch, /^8/);

async function of(year: number, ...numbers: string[]): Promise<Batch> {
  return (await batchOf(year)).filter(({ number }) => numbers.includes(number));
}

async function moveTo(id: string, day: string): Promise<void> {
  await db
    .update(bookings)
    .set({ event_date: isoDate(day) })
    .where(eq(bookings.id, id));
  expect(await moveInvoices(ctx, id)).toMatchObject({ ok: true });
}

describe("an invoice that is written before its event", () => {
  test("is an advance in the year of the money and revenue in the year of the event", async () => {
    clock.today = "2026-11-02";
    const { invoice } = await sold({ event_date: isoDate("2027-02-10") });
    clock.today = "2026-11-20";
    await pay(invoice.id, 200_000);
    const paper = ["0211 10000→1593 595000", "2011 1200→10000 200000", "2011 1593→1718 200000"];
    expect(shown(await of(2026, invoice.number))).toEqual(paper);
    // The day is not there yet, whatever year is asked for.
    expect(await of(2027, invoice.number)).toEqual([]);

    clock.today = "2027-02-10";
    await pay(invoice.id, 395_000);
    expect(shown(await of(2026, invoice.number))).toEqual(paper);
    expect(shown(await of(2027, invoice.number))).toEqual([
      "1002 1200→10000 395000",
      "1002 1718→1593 200000",
      "1002 1593→8400 595000",
    ]);
  });

  test("is realised on the new day of an event that has moved, although it is paid and stays", async () => {
    clock.today = "2026-11-02";
    const { booking, invoice } = await sold({ event_date: isoDate("2026-12-01") });
    await pay(invoice.id, 595_000);
    await moveTo(booking.id, "2027-03-04");
    clock.today = "2027-03-05";
    expect(revenueOf(await of(2026, invoice.number))).toBe(0);
    expect(shown(await of(2027, invoice.number))).toEqual([
      "0403 1718→1593 595000",
      "0403 1593→8400 595000",
    ]);
  });

  test("leaves no trace in revenue if it was taken back for a move, and the next one is realised", async () => {
    clock.today = "2026-11-02";
    const { booking } = await sold({ event_date: isoDate("2026-12-02") });
    await moveTo(booking.id, "2027-03-06");
    clock.today = "2027-03-06";
    const papers = await db.select().from(invoices).where(eq(invoices.booking_id, booking.id));
    const [old = "", credit = "", again = ""] = papers
      .toSorted((a, b) => a.n - b.n)
      .map(({ number }) => number);
    expect(shown(await of(2026, old, credit))).toEqual([
      "0211 10000→1593 595000",
      "0211 1593→10000 595000",
    ]);
    expect(shown(await of(2027, again))).toEqual(["0603 1593→8400 595000"]);
  });

  test("after a cancellation only the fee is revenue, at once and set off; the rest of the advance waits for the refund", async () => {
    clock.today = "2026-11-02";
    const { booking, invoice } = await sold({ event_date: isoDate("2026-12-10") });
    await pay(invoice.id, 595_000);
    clock.today = "2026-11-10";
    const set = { status: "cancelled", cancellation_fee_cents: cents(100_000) } as const;
    await db.update(bookings).set(set).where(eq(bookings.id, booking.id));
    expect(await settleCancelledBooking(ctx, booking.id)).toMatchObject({ ok: true });
    const papers = await db.select().from(invoices).where(eq(invoices.booking_id, booking.id));
    const numbers = papers.toSorted((a, b) => a.n - b.n).map(({ number }) => number);
    clock.today = "2027-01-15";
    expect((await pay(invoice.id, 595_000, { kind: "refund" })).status).toBe(409);
    expect((await pay(invoice.id, 476_000, { kind: "refund" })).status).toBe(201);
    expect(shown(await of(2026, ...numbers))).toEqual([
      "0211 10000→1593 595000",
      "0211 1200→10000 595000",
      "0211 1593→1718 595000",
      "1011 1593→10000 595000",
      "1011 1718→1593 119000",
      "1011 10000→8400 119000",
    ]);
    expect(shown(await of(2027, ...numbers))).toEqual([
      "1501 10000→1200 476000",
      "1501 1718→1593 476000",
    ]);
  });

  test("written off before the event, is a loss of the year of the event", async () => {
    clock.today = "2026-11-02";
    const { invoice } = await sold({ event_date: isoDate("2027-04-05") });
    clock.today = "2026-12-20";
    expect((await step(invoice.id, "write_off")).status).toBe(204);
    clock.today = "2027-04-05";
    expect(shown(await of(2026, invoice.number))).toEqual([
      "0211 10000→1593 595000",
      "2012 1593→10000 595000",
    ]);
    expect(shown(await of(2027, invoice.number))).toEqual([
      "0504 1593→8400 595000",
      "0504 2406→1593 595000",
    ]);
  });
});

test("an invoice of the day of the event is revenue at once", async () => {
  clock.today = "2026-11-02";
  const { invoice } = await sold({ event_date: isoDate("2026-11-02") });
  expect(given(shown(await of(2026, invoice.number))[0])).toBe("0211 10000→8400 595000");
});

test("revenue whose tax the buyer owes names the buyer's number, an advance for it does not", async () => {
  clock.today = "2026-11-02";
  const { invoice } = await sold({
    ...{ vat_treatment: "reverse_charge", vat_rate_basis_points: 0, billing_country: "Österreich" },
    ...{ billing_vat_id: "ATU12345678", event_date: isoDate("2026-11-12") },
  });
  await pay(invoice.id, 500_000);
  clock.today = "2026-11-12";
  const batch = await of(2026, invoice.number);
  expect(batch.map(({ debit, credit, vat_id }) => [debit, credit, vat_id])).toEqual([
    ["10000", "1593", ""],
    ["1200", "10000", ""],
    ["1593", "1710", ""],
    ["1710", "1593", ""],
    ["1593", "8336", "ATU12345678"],
  ]);
});
