import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAllInvoices } from "#data/queries/billing/admin-invoices.ts";
import { invoices, payments } from "#data/schema/billing/invoices.ts";
import { settlements } from "#data/schema/billing/settlements.ts";
import { bookings } from "#data/schema/bookings.ts";
import { invoiceState } from "#domain/invoicing/invoice-state.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { invoiceFacts } from "#features/billing/invoices/invoice-facts.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { invoiceFileSchema } from "#server/api/billing/schemas-admin.ts";
import { camtFile } from "#tests/support/billing/bank-files.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { readPdf } from "#tests/support/billing/read-pdf.ts";
import { testPerson } from "#tests/support/billing/sellers.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";

const desk = await billingApi();
const { db, ctx, clock, ask, send, sold, invoiceOf, stateOf, pay, step, actionsOf, setting } = desk;
const { owner, stranger, speaker, otherSpeaker, admin } = desk.people;

describe("the administration", () => {
  const paths = async () => {
    const { invoice } = await sold();
    return { invoice, base: `/admin/invoices/${invoice.id}` };
  };

  test("is closed to visitors, customers and speakers, for reading and for writing", async () => {
    const { invoice, base } = await paths();
    const reads = [
      "/admin/invoices",
      "/admin/invoices.csv",
      base,
      "/admin/invoice-exports/datev?year=2026",
    ];
    const writes: [string, unknown][] = [
      [`${base}/payments`, { kind: "payment", amount_cents: 1, received_on: clock.today }],
      [`${base}/steps`, { step: "write_off" }],
      [`${base}/cancellation`, {}],
    ];
    for (const [viewer, status] of [
      [VISITOR, 401],
      [owner, 403],
      [speaker, 403],
    ] as const) {
      for (const path of reads) expect((await ask(viewer, path)).status, path).toBe(status);
      for (const [path, json] of writes) {
        expect((await send(viewer, path, json)).status, path).toBe(status);
      }
      expect((await upload(viewer, camtFile([]))).status).toBe(status);
    }
    expect(await stateOf(invoice.id)).toEqual(["sent", 595_000]);
  });

  test("lists every invoice with its state as the rule says it [ADMIN-17]", async () => {
    for (const amount of [100, 595_000]) await pay((await sold()).invoice.id, amount);
    await step((await sold()).invoice.id, "dispute");
    await step((await sold()).invoice.id, "write_off");
    const { invoice } = await paths();
    const answer = await ask(admin, `/admin/invoices?q=${invoice.number}`);
    expect(await answer.json()).toMatchObject({
      total: 1,
      items: [{ number: invoice.number, buyer: "Beispiel GmbH", state: "sent", paid_cents: 0 }],
    });
    const query = { q: "", page: 1, size: 100, sort: "number", order: "asc" } as const;
    for (const day of ["2026-03-01", "2026-03-20", "2026-12-31"].map(isoDate)) {
      const { items } = await listAllInvoices(db, query, { filter: {}, today: day });
      expect(items.length).toBeGreaterThan(5);
      for (const item of items) {
        const row = await invoiceOf(item.id);
        expect(item.state, item.number).toBe(invoiceState(invoiceFacts(row, item), day));
      }
    }
    const only = await ask(admin, "/admin/invoices?state=paid");
    const { items } = (await only.json()) as { items: { state: string }[] };
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(["paid"]));
    expect((await ask(admin, "/admin/invoices?state=nonsense")).status).toBe(400);
    const csv = await (await ask(admin, "/admin/invoices.csv")).text();
    expect(csv).toContain("Mahnstufe");
    expect(csv).toContain(invoice.number);
  });

  test("cancels by a document of its own, once", async () => {
    const { invoice, base } = await paths();
    const answer = await send(admin, `${base}/cancellation`, {});
    expect(answer.status).toBe(201);
    expect(await stateOf(invoice.id)).toEqual(["cancelled", 0]);
    expect((await send(admin, `${base}/cancellation`, {})).status).toBe(409);
    expect(await actionsOf(invoice.id)).toEqual(["invoice.cancel"]);
    // Each of the two documents names the other.
    const fileOf = async (id: string) =>
      invoiceFileSchema.parse(await (await ask(admin, `/admin/invoices/${id}`)).json()).invoice;
    const credit = await fileOf(given((await fileOf(invoice.id)).counterpart_id ?? undefined));
    expect(credit).toMatchObject({ kind: "cancellation", counterpart_number: invoice.number });
  });
});

test("the same money is not booked by two who looked at the same time, nor by one who tries again", async () => {
  const { invoice } = await sold();
  const book = (paid_before_cents: number, amount = 300_000) =>
    pay(invoice.id, amount, { paid_before_cents });
  const answers = await Promise.all([book(0), book(0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const again = await book(0);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ error: { code: "paid_meanwhile" } });
  expect(await stateOf(invoice.id)).toEqual(["partly_paid", 295_000]);
  expect((await book(300_000, 295_000)).status).toBe(201);
  expect(await stateOf(invoice.id)).toEqual(["paid", 0]);
  // What went back counts like what came.
  expect((await book(595_000, 100)).status).toBe(201);
  const refund = { kind: "refund", paid_before_cents: 595_100 };
  expect((await pay(invoice.id, 100, refund)).status).toBe(201);
  expect((await pay(invoice.id, 100, refund)).status).toBe(409);
  expect((await pay(invoice.id, 100, { paid_before_cents: "0" })).status).toBe(422);
  const rows = await db.select().from(payments).where(eq(payments.invoice_id, invoice.id));
  expect(rows).toHaveLength(4);
});

function upload(viewer: Viewer, text: string): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([text], "auszug.xml"));
  return ask(viewer, "/admin/bank-files", { method: "POST", body });
}

describe("a bank file", () => {
  type Proposal = {
    entries: {
      key: string;
      is_booked: boolean;
      amount_cents: number;
      booked_on: string;
      matches: { invoice_id: string; kind: string }[];
    }[];
  };
  const read = async (text: string) => (await (await upload(admin, text)).json()) as Proposal;

  test("proposes and books nothing by itself; a line is booked once, whatever file it comes from", async () => {
    const { invoice } = await sold();
    const lines = [
      { amount: "5950.00", payer: "Beispiel GmbH", purpose: `Rg ${invoice.number}` },
      { amount: "0.99", payer: "Irgendwer", purpose: "Spende" },
    ];
    const text = camtFile(lines, clock.today);
    const first = await read(text);
    expect(first.entries[0]?.matches).toEqual([{ invoice_id: invoice.id, kind: "sure" }]);
    expect(first.entries[1]?.matches).toEqual([]);
    expect(await stateOf(invoice.id)).toEqual(["sent", 595_000]);
    const entry = given(first.entries[0]);
    const book = () =>
      pay(invoice.id, entry.amount_cents, { received_on: entry.booked_on, bank_entry: entry.key });
    const answers = await Promise.all([book(), book()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stateOf(invoice.id)).toEqual(["paid", 0]);
    const again = await read(text);
    expect(again.entries[0]).toMatchObject({ key: entry.key, is_booked: true, matches: [] });
    expect((await book()).status).toBe(409);
    const rows = await db.select().from(payments).where(eq(payments.invoice_id, invoice.id));
    expect(rows).toHaveLength(1);
  });

  test("that is none is refused with a sentence", async () => {
    const answer = await upload(admin, "<!DOCTYPE x><Document/>");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("CAMT.053");
  });
});

describe("speakers", () => {
  test("are settled once after the event, and the statement is theirs alone", async () => {
    const { booking } = await sold({
      base_fee_cents: cents(500_001),
      travel_cost_cents: cents(44_310),
      total_amount: cents(544_311),
    });
    await settleSpeakers(ctx);
    await db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, booking.id));
    await Promise.all([settleSpeakers(ctx), settleSpeakers(ctx)]);
    const rows = await db.select().from(settlements).where(eq(settlements.booking_id, booking.id));
    expect(rows).toMatchObject([
      {
        fee_cents: 500_001,
        travel_cents: 44_310,
        commission_cents: 100_000,
        payout_cents: 444_311,
      },
    ]);
    const path = `/bookings/${booking.id}/settlement`;
    expect((await ask(VISITOR, path)).status).toBe(401);
    for (const viewer of [owner, stranger, otherSpeaker]) {
      expect((await ask(viewer, path)).status).toBe(404);
    }
    for (const viewer of [speaker, admin]) {
      const answer = await ask(viewer, path);
      expect(answer.status).toBe(200);
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    }
    const dac7 = await (await ask(admin, "/admin/invoice-exports/dac7?year=2026")).text();
    expect(dac7).toContain(";1;4443,11;1000,00\r\n");
    const levy = await (await ask(admin, "/admin/invoice-exports/ksa?year=2026")).text();
    expect(levy).toContain("4000,01;4,9;196,00");
  });

  test("who states tax data and agrees gets credit notes; what was settled before stays", async () => {
    const stated = {
      ...{ ...testPerson, legal_name: "Testa Sprecher", tax_number: "12/345/67890" },
      accepts_self_billing: true,
    };
    const put = (viewer: Viewer, tax: unknown) =>
      ask(viewer, "/me/speaker-tax", {
        method: "PUT",
        body: JSON.stringify(tax),
        headers: { "content-type": "application/json" },
      });
    expect((await put(VISITOR, stated)).status).toBe(401);
    expect((await put(owner, stated)).status).toBe(404);
    expect((await put(speaker, { ...stated, tax_number: "" })).status).toBe(422);
    expect((await put(speaker, { ...stated, vat_id: "ATU1" })).status).toBe(422);
    expect((await put(speaker, stated)).status).toBe(204);
    expect(await (await ask(speaker, "/me/speaker-tax")).json()).toMatchObject({ tax: stated });
    expect(await (await ask(otherSpeaker, "/me/speaker-tax")).json()).toMatchObject({
      tax: null,
    });
    const { booking } = await sold({ status: "completed" });
    await settleSpeakers(ctx);
    const rows = await db.select().from(settlements).orderBy(settlements.n);
    const [before, credited] = [rows.at(0), rows.at(-1)];
    expect(before).toMatchObject({ tax: null, vat_cents: 0 });
    const payout = given(credited).payout_cents;
    expect(credited).toMatchObject({
      booking_id: booking.id,
      tax: { legal_name: "Testa Sprecher", tax_number: "12/345/67890" },
      vat_basis_points: 1900,
      vat_cents: Math.round(payout * 0.19),
    });
    const pdf = await ask(speaker, `/bookings/${booking.id}/settlement`);
    const { source } = readPdf(Buffer.from(await pdf.arrayBuffer()));
    // The title of a PDF stands in it as UTF-16.
    const title = Buffer.from("Gutschrift", "utf16le").swap16().toString("latin1");
    expect(source.includes(title) || source.includes("Gutschrift")).toBe(true);
    const dac7 = await (await ask(admin, "/admin/invoice-exports/dac7?year=2026")).text();
    expect(dac7).toContain("12/345/67890");
  });

  test("the books of a year are a file; another kind or year is refused", async () => {
    const answer = await ask(admin, "/admin/invoice-exports/datev?year=2026");
    expect(answer.headers.get("content-disposition")).toContain("EXTF_Buchungsstapel_2026.csv");
    expect((await ask(admin, "/admin/invoice-exports/datev?year=x")).status).toBe(400);
    await setting("datev", { consultant_number: 29_098, client_number: 55_003 });
    const numbered = await (await ask(admin, "/admin/invoice-exports/datev?year=2026")).text();
    expect(numbered.split(";").slice(10, 13)).toEqual(["29098", "55003", "20260101"]);
    expect((await ask(admin, "/admin/invoice-exports/other?year=2026")).status).toBe(404);
  });
});

test("numbers of invoices and statements have no gap, however many come at once", async () => {
  clock.today = "2027-01-02";
  const many = await Promise.all(Array.from({ length: 6 }, () => insertBooking(db)));
  const blank = { ...ctx, documents: blankPages };
  await Promise.all(many.map(({ id }) => issueInvoice(blank, id)));
  const rows = await db.select().from(invoices).where(eq(invoices.year, 2027));
  expect(rows.map(({ n }) => n).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  clock.today = "2026-03-01";
});
