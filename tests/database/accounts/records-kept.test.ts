import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { authAuditLog } from "#data/schema/auth/auth-users.ts";
import { invoiceLines, invoices, payments } from "#data/schema/billing/invoices.ts";
import { bookingStatusHistory } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { purgeExpiredRecords } from "#features/billing/books/purge-expired-records.server.ts";
import { insertInvoice } from "#tests/support/billing/insert-invoice.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, refusal } from "#tests/support/database/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();

const REFUSED = "23001";

test("the audit log refuses update, delete and truncate", async () => {
  await db.insert(auditLog).values({
    actor: "admin",
    action: "speaker.approve",
    object_type: "speaker",
    object_id: "1",
  });
  expect(await refusal(db.execute(sql`update audit_log set action = 'x'`))).toBe(REFUSED);
  expect(await refusal(db.execute(sql`delete from audit_log`))).toBe(REFUSED);
  expect(await refusal(db.execute(sql`truncate audit_log`))).toBe(REFUSED);
  expect(await db.select().from(auditLog)).toHaveLength(1);
});

test("the history of a booking cannot be rewritten", async () => {
  const { id: booking_id } = await insertBooking(db);
  await db
    .insert(bookingStatusHistory)
    .values({ booking_id, to_status: "confirmed", event: "create", actor: "customer" });
  const rewrite = sql`update booking_status_history set actor = 'admin'`;
  expect(await refusal(db.execute(rewrite))).toBe(REFUSED);
  expect(await refusal(db.execute(sql`delete from booking_status_history`))).toBe(REFUSED);
});

test("the sign-in log loses only what is older than the shortest time an operator can set", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.insert(authAuditLog).values([
    { action: "login", at: daysAgo(31) },
    { action: "login", at: daysAgo(28) },
  ]);
  const purge = sql`delete from auth.audit_log where at < now() - interval '30 days'`;
  expect(await refusal(db.execute(purge))).toBe("accepted");
  expect(await db.select().from(authAuditLog)).toHaveLength(1);
  expect(await refusal(db.execute(sql`delete from auth.audit_log`))).toBe(REFUSED);
  expect(await refusal(db.execute(sql`update auth.audit_log set action = 'x'`))).toBe(REFUSED);
});

test("invoice numbers follow each other without gap, also at the same time", async () => {
  const bookings = await Promise.all(Array.from({ length: 12 }, () => insertBooking(db)));
  const issued = await Promise.all(bookings.map(({ id }) => insertInvoice(db, id, 2031)));
  const expected = issued.map((_, index) => `RE-2031-${String(index + 1).padStart(5, "0")}`);
  expect(issued.map(({ number }) => number).sort()).toEqual(expected);
});

test("a booking has one valid invoice, and a cancelled one makes room", async () => {
  const { id } = await insertBooking(db);
  const first = await insertInvoice(db, id);
  expect(await refusal(insertInvoice(db, id))).toBe("23505 invoices_one_valid_per_booking");
  await db.execute(sql`update invoices set cancelled_at = now() where id = ${first.id}`);
  const second = await insertInvoice(db, id);
  expect(second.n).toBe(first.n + 1);
});

test("an issued invoice keeps what is on the paper", async () => {
  const { id: booking_id } = await insertBooking(db);
  const { id } = await insertInvoice(db, booking_id);
  const change = (set: string) =>
    refusal(db.execute(sql`update invoices set ${sql.raw(set)} where id = ${id}`));
  expect(await change("net_cents = 1, gross_cents = 95001")).toBe(REFUSED);
  expect(await change("buyer = '{}'")).toBe(REFUSED);
  expect(await change("n = 99")).toBe(REFUSED);
  expect(await change("sent_at = now(), pdf_sha256 = 'a', dunning_level = 1")).toBe("accepted");
  expect(await change("pdf_sha256 = 'b'")).toBe(REFUSED);
  expect(await refusal(db.execute(sql`delete from invoices where id = ${id}`))).toBe(REFUSED);
});

test("invoice lines add up and stay", async () => {
  const { id: booking_id } = await insertBooking(db);
  const { id: invoice_id } = await insertInvoice(db, booking_id);
  const line = { invoice_id, position: 1, kind: "base" as const, description: "Keynote" };
  const wrong = { ...line, unit_price_cents: cents(500_000), net_cents: cents(1) };
  expect(await refusal(db.insert(invoiceLines).values(wrong))).toBe("23514 invoice_lines_net");
  await db.insert(invoiceLines).values({ ...wrong, net_cents: cents(500_000) });
  expect(await refusal(db.execute(sql`delete from invoice_lines`))).toBe(REFUSED);
});

describe("books of long ago", () => {
  const now = new Date().getFullYear();
  const day = (year: number) => isoDate(`${year}-12-31`);
  const issued = (year: number, changes: Partial<typeof invoices.$inferInsert> = {}) => ({
    issue_date: day(year),
    due_date: day(year),
    ...changes,
  });

  async function oldInvoice(year: number, received_at: Date) {
    const { id: booking_id } = await insertBooking(db);
    const keys = { pdf_key: `invoices/${booking_id}.pdf` };
    const { id } = await insertInvoice(db, booking_id, year, issued(year, keys));
    const line = { position: 1, kind: "base" as const, description: "Keynote" };
    const amounts = { unit_price_cents: cents(1), net_cents: cents(1) };
    await db.insert(invoiceLines).values({ invoice_id: id, ...line, ...amounts });
    const of_payment_id = randomUUID();
    const money = { provider: "stripe", status: "succeeded", received_at } as const;
    await db.insert(payments).values([
      { ...money, id: of_payment_id, invoice_id: id, amount_cents: cents(595_000) },
      { ...money, of_payment_id, invoice_id: id, amount_cents: cents(1), kind: "refund" },
    ]);
    return { id, booking_id };
  }

  test("are kept for eight years after their own, then deleted with their files", async () => {
    const removed: string[] = [];
    const files = { ...testCtx(db).files, remove: async (key: string) => void removed.push(key) };
    const over = await oldInvoice(now - 9, new Date(`${now - 9}-12-31T12:00:00Z`));
    const paidLater = await oldInvoice(now - 9, new Date(`${now - 8}-01-02T12:00:00Z`));
    const paidAtMidnight = await oldInvoice(now - 9, new Date(`${now - 9}-12-31T23:30:00Z`));
    const young = await oldInvoice(now - 8, new Date(`${now - 8}-12-31T12:00:00Z`));
    const cancelled = await oldInvoice(now - 9, new Date(`${now - 9}-12-31T12:00:00Z`));
    await insertInvoice(
      db,
      cancelled.booking_id,
      now - 9,
      issued(now - 9, { kind: "cancellation", cancels_invoice_id: cancelled.id }),
    );
    const remove = (id: string) => refusal(db.execute(sql`delete from invoices where id = ${id}`));
    expect(await remove(young.id)).toBe(REFUSED);

    expect(await purgeExpiredRecords(testCtx(db, { files }))).toBe(3);
    const ids = (await db.select({ id: invoices.id }).from(invoices)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([paidLater.id, paidAtMidnight.id, young.id]));
    expect(ids).not.toContain(over.id);
    expect(ids).not.toContain(cancelled.id);
    expect(removed.sort()).toEqual(
      [over, cancelled].map(({ booking_id }) => `invoices/${booking_id}.pdf`).sort(),
    );
    const log = await db.select().from(auditLog);
    expect(log.some(({ action }) => action === "books.delete")).toBe(true);
    expect(await purgeExpiredRecords(testCtx(db, { files }))).toBe(0);
  });
});
