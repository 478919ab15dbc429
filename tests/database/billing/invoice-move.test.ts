import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listValidInvoices } from "#data/queries/billing/invoices.ts";
import { listContracts } from "#data/queries/contracts/contracts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { formatDay } from "#domain/format/days.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { moveInvoices } from "#features/billing/invoices/move-invoice.server.ts";
import { prepareContract } from "#features/contracts/prepare-contract.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { INVOICE_MAILS } from "#features/mail/content/templates/invoice-mails.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { storeCompany, testSeller } from "#tests/support/billing/invoices.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, people } = desk;
let newDay = isoDate("2031-05-06");

beforeEach(() => desk.setting("payment_terms", { deposit_percent: 0 }));

async function move(id: string): Promise<void> {
  newDay = addDays(newDay, 1);
  await db.update(bookings).set({ event_date: newDay }).where(eq(bookings.id, id));
  expect(await moveInvoices(ctx, id)).toMatchObject({ ok: true });
}

async function documentsOf(id: string) {
  const rows = await db.select().from(invoices).where(eq(invoices.booking_id, id));
  return rows.toSorted((a, b) => a.n - b.n);
}

describe("when an event moves to another day", () => {
  test("an unpaid invoice is taken back and issued again for the new one, once", async () => {
    const { booking, invoice } = await desk.sold();
    await move(booking.id);
    await Promise.all(Array.from({ length: 4 }, () => moveInvoices(ctx, booking.id)));
    const [old, credit, again, ...others] = await documentsOf(booking.id);
    expect(others).toEqual([]);
    expect([old?.id, old?.cancelled_at === null]).toEqual([invoice.id, false]);
    expect(credit).toMatchObject({ kind: "cancellation", service_date: booking.event_date });
    expect(again).toMatchObject({
      kind: "invoice",
      service_date: newDay,
      due_date: "2026-03-15",
      gross_cents: invoice.gross_cents,
    });
    const xml = given(await ctx.files.read(fileKey(again?.xml_key ?? "")));
    const text = Buffer.from(xml.bytes).toString("utf8");
    expect(checkInvoiceXml(text)).toEqual([]);
    expect(text).toContain(newDay.replaceAll("-", ""));
    expect(await desk.actionsOf(invoice.id)).toEqual(["invoice.move"]);
    const mails = await db.select().from(outbox);
    const keys = mails.map(({ dedupe_key }) => dedupe_key);
    expect(keys).toEqual(expect.arrayContaining([`mail:invoice:${again?.id}`]));
  });

  test("the new invoice names the company of today, the document that takes back the one of then", async () => {
    const iban = "DE89370400440532013000";
    const { booking } = await desk.sold();
    await storeCompany(db, { ...testSeller, iban, street: "Neuer Weg 1" });
    await move(booking.id);
    const [, credit, again] = await documentsOf(booking.id);
    expect(credit?.seller).toEqual(testSeller);
    expect(again?.seller).toEqual({ ...testSeller, iban, street: "Neuer Weg 1" });
    const xml = given(await ctx.files.read(fileKey(again?.xml_key ?? "")));
    expect(Buffer.from(xml.bytes).toString("utf8")).toContain(iban);
    // A setting that lost a field stops no invoice that was good before.
    await storeCompany(db, { name: testSeller.name });
    await move(booking.id);
    expect((await documentsOf(booking.id)).at(-1)?.seller).toEqual(again?.seller);
    await storeCompany(db);
  });

  test("what is paid, even in part, stays as it was issued", async () => {
    for (const amount of [595_000, 100]) {
      const { booking, invoice } = await desk.sold();
      await desk.pay(invoice.id, amount);
      await move(booking.id);
      expect((await documentsOf(booking.id)).map(({ id }) => id)).toEqual([invoice.id]);
    }
  });

  test("of a deposit and its balance only what is still to be paid is replaced", async () => {
    await desk.setting("payment_terms", { deposit_percent: 50 });
    const { booking, invoice: deposit } = await desk.sold();
    await desk.pay(deposit.id, deposit.gross_cents);
    await move(booking.id);
    const valid = await listValidInvoices(db, booking.id);
    expect(valid.map(({ part, service_date }) => [part, service_date])).toEqual([
      ["deposit", booking.event_date],
      ["balance", newDay],
    ]);
    expect(valid[1]?.due_date).toBe(newDay);
    const key = `mail:invoice:${valid[1]?.id}`;
    const [mail] = await db.select().from(outbox).where(eq(outbox.dedupe_key, key));
    const words = JSON.stringify(INVOICE_MAILS.invoice(given(mail).payload.data));
    expect(words).toContain(`bis zum ${formatDay(newDay)}`);
    expect(words).not.toContain("14 Tage");
    const total = valid.reduce((sum, { gross_cents }) => sum + gross_cents, 0);
    expect(total).toBe(booking.gross_amount_cents);
  });

  test("a contract gets a new version, and the old one is superseded", async () => {
    const { id } = await insertBooking(db);
    await prepareContract(ctx, id);
    await db
      .update(bookings)
      .set({ event_date: isoDate("2031-06-01") })
      .where(eq(bookings.id, id));
    await prepareContract(ctx, id);
    const [latest, first] = await listContracts(db, id);
    expect([latest?.version, latest?.status, first?.status]).toEqual([2, "sent", "superseded"]);
    expect(JSON.stringify(latest?.content)).toContain("01. Juni 2031");
  });
});

describe("an invoice that was taken back while its booking stands", () => {
  test("is issued again at the click of an admin: the missing part of two, to the cent", async () => {
    await desk.setting("payment_terms", { deposit_percent: 33 });
    const { booking, invoice: deposit } = await desk.sold();
    const steps = `/admin/invoices/${deposit.id}/steps`;
    expect((await desk.step(deposit.id, "reissue")).status).toBe(409);
    expect(
      (await desk.send(people.admin, `/admin/invoices/${deposit.id}/cancellation`, {})).status,
    ).toBe(201);
    for (const [who, status] of [
      [VISITOR, 401],
      [people.owner, 403],
      [people.speaker, 403],
    ] as const) {
      expect((await desk.send(who, steps, { step: "reissue" })).status).toBe(status);
    }
    const file = await desk.ask(people.admin, `/admin/invoices/${deposit.id}`);
    expect(((await file.json()) as { actions: string[] }).actions).toContain("reissue");
    await desk.setting("payment_terms", { deposit_percent: 0 });
    expect((await desk.step(deposit.id, "reissue")).status).toBe(204);
    expect(await issueInvoice(ctx, booking.id)).toMatchObject({ ok: true });
    await issueInvoice(ctx, booking.id);
    const valid = await listValidInvoices(db, booking.id);
    expect(valid.map(({ part }) => part).toSorted()).toEqual(["balance", "deposit"]);
    for (const column of ["net_cents", "vat_cents", "gross_cents"] as const) {
      const sum = valid.reduce((total, row) => total + row[column], 0);
      const whole = {
        net_cents: booking.total_amount,
        vat_cents: booking.vat_amount_cents,
        gross_cents: booking.gross_amount_cents,
      };
      expect(sum).toBe(whole[column]);
    }
    expect((await desk.step(deposit.id, "reissue")).status).toBe(409);
    expect(await desk.actionsOf(deposit.id)).toEqual(["invoice.cancel", "invoice.reissue"]);
  });

  test("is issued again as often as it is taken back", async () => {
    const { booking, invoice: first } = await desk.sold();
    const waiting = async () => {
      const jobs = await db.select().from(outbox).where(eq(outbox.kind, "invoice.issue"));
      return jobs.filter(({ dedupe_key }) => dedupe_key?.startsWith(`invoice-again:${first.id}`));
    };
    for (const count of [1, 2]) {
      const [valid] = await listValidInvoices(db, booking.id);
      await desk.send(people.admin, `/admin/invoices/${valid?.id}/cancellation`, {});
      expect((await desk.step(first.id, "reissue")).status).toBe(204);
      expect(await waiting()).toHaveLength(count);
      expect(await issueInvoice(ctx, booking.id)).toMatchObject({ ok: true });
    }
  });
});
