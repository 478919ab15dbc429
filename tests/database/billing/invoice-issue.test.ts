import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { findInvoice, insertInvoice } from "#data/queries/billing/invoices.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { invoiceLines, invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { settings } from "#data/schema/content.ts";
import { mails } from "#data/schema/mail.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { billingHandlers } from "#features/billing/billing-handlers.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createSmtpMailer } from "#integrations/mail/smtp-mailer.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { checkPdf } from "#tests/support/billing/check-pdf.ts";
import {
  pricedBooking,
  storeCompany,
  testLines,
  testSeller,
} from "#tests/support/billing/invoices.ts";
import { embeddedXml, readPdf } from "#tests/support/billing/read-pdf.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, refusal } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { smtpSink } from "#tests/support/fakes/smtp-sink.ts";
import { HOUR_MS, testOutbox } from "#tests/support/outbox.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const { start, all, isDrained, advance } = testOutbox(database);
const files = createDiskFiles(tempFolder());
const at = (time: string) => testCtx(db, { files, now: () => new Date(time) });
const ctx = at("2026-03-01T10:00:00Z");

beforeEach(() => storeCompany(db));

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function issue(bookingId: string, by = ctx) {
  const issued = await issueInvoice(by, bookingId);
  if (!issued.ok) throw new Error(issued.error.code);
  return given(await findInvoice(db, issued.value.id));
}

describe("a confirmed booking", () => {
  test("gets an invoice of today, due after 14 days, with the amounts of the booking [BOOK-02]", async () => {
    const booking = await insertBooking(db, pricedBooking);
    const { invoice, lines } = await issue(booking.id);
    expect(invoice.number).toMatch(/^RE-2026-\d{5}$/);
    expect(invoice).toMatchObject({
      kind: "invoice",
      issue_date: "2026-03-01",
      due_date: "2026-03-15",
      service_date: booking.event_date,
      buyer_reference: booking.booking_reference,
      net_cents: booking.total_amount,
      vat_cents: booking.vat_amount_cents,
      gross_cents: booking.gross_amount_cents,
      seller: testSeller,
      buyer: { name: "Beispiel GmbH", country: "DE", email: "kim@test.example", vat_id: null },
    });
    expect(lines.map(({ kind }) => kind)).toEqual(["base", "qa", "travel", "adjustment"]);
  });

  test("has a PDF and an XRechnung in the store, under their hashes", async () => {
    const { invoice } = await issue((await insertBooking(db, pricedBooking)).id);
    const pdf = given(await files.read(fileKey(invoice.pdf_key ?? "")));
    const xml = given(await files.read(fileKey(invoice.xml_key ?? "")));
    expect(sha256(pdf.bytes)).toBe(invoice.pdf_sha256);
    expect(sha256(xml.bytes)).toBe(invoice.xml_sha256);
    expect(checkPdf(Buffer.from(pdf.bytes))).toEqual([]);
    expect(checkInvoiceXml(embeddedXml(readPdf(Buffer.from(pdf.bytes))) ?? "")).toEqual([]);
    expect(checkInvoiceXml(Buffer.from(xml.bytes).toString("utf8"))).toEqual([]);
  });

  test.each([
    ["Österreich", "reverse_charge", "atu 12345678", "AT"],
    ["Schweiz", "not_taxable", "CHE-123.456.789 MWST", "CH"],
  ] as const)("in %s is charged without German tax", async (country, vat_treatment, id, code) => {
    const booking = await insertBooking(db, {
      billing_country: country,
      billing_vat_id: id,
      vat_treatment,
      vat_rate_basis_points: 0,
    });
    const { invoice } = await issue(booking.id);
    expect(invoice).toMatchObject({ vat_cents: 0, gross_cents: 500_000, buyer: { country: code } });
    const xml = given(await files.read(fileKey(invoice.xml_key ?? "")));
    expect(checkInvoiceXml(Buffer.from(xml.bytes).toString("utf8"))).toEqual([]);
  });

  test("asked for many times at once has one invoice and one mail", async () => {
    const { id } = await insertBooking(db);
    const blank = { ...ctx, documents: blankPages };
    const results = await Promise.all(Array.from({ length: 8 }, () => issueInvoice(blank, id)));
    const numbers = results.map((result) => (result.ok ? result.value.number : "refused"));
    expect(new Set(numbers).size).toBe(1);
    expect((await all()).filter(({ kind }) => kind === "mail.invoice")).toHaveLength(1);
  });

  test("keeps its documents for ever", async () => {
    const { invoice } = await issue((await insertBooking(db)).id);
    for (const change of ["pdf_key = 'x'", "xml_key = 'x'", "xml_sha256 = 'x'", "seller = '{}'"]) {
      const statement = sql`update invoices set ${sql.raw(change)} where id = ${invoice.id}`;
      expect(await refusal(db.execute(statement))).toBe("23001");
    }
    const ofInvoice = eq(invoiceLines.invoice_id, invoice.id);
    expect(await refusal(db.delete(invoiceLines).where(ofInvoice))).toBe("23001");
  });
});

describe("what is not sold is not charged", () => {
  test.each(["requested", "pending"] as const)("a booking that is %s [BOOK-03]", async (status) => {
    const { id } = await insertBooking(db, { booking_mode: "inquiry", status });
    expect(await issueInvoice(ctx, id)).toEqual({
      ok: false,
      error: { code: "not_confirmed", status },
    });
    expect(await db.$count(invoices, eq(invoices.booking_id, id))).toBe(0);
  });

  test("an inquiry is charged once its offer is accepted", async () => {
    const { id } = await insertBooking(db, { booking_mode: "inquiry", status: "pending" });
    await db.update(bookings).set({ status: "confirmed" }).where(eq(bookings.id, id));
    expect(await issueInvoice(ctx, id)).toMatchObject({ ok: true });
  });

  test("reverse charge needs the number of the buyer", async () => {
    const changes = { vat_treatment: "reverse_charge", vat_rate_basis_points: 0 } as const;
    const { id } = await insertBooking(db, { billing_country: "Österreich", ...changes });
    expect(await issueInvoice(ctx, id)).toMatchObject({ error: { code: "no_buyer_vat_id" } });
  });

  test("nor is what does not exist", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await issueInvoice(ctx, nobody)).toMatchObject({ error: { code: "not_found" } });
  });
});

describe("numbers [I4]", () => {
  test("have no gap and no double, also when some attempts fail half-way", async () => {
    const year = 2031;
    const then = { ...at("2031-05-05T10:00:00Z"), documents: blankPages };
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => (await insertBooking(db)).id),
    );
    await Promise.all([
      ...ids.map((id) => issueInvoice(then, id)),
      ...ids.map((id) => issueInvoice(then, id)),
      ...ids.slice(0, 4).map((id) => abandonedIssue(id, year)),
    ]);
    const rows = await db
      .select({ n: invoices.n, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.year, year))
      .orderBy(asc(invoices.n));
    expect(rows.map(({ n }) => n)).toEqual(ids.map((_, index) => index + 1));
    expect(rows[0]?.number).toBe("RE-2031-00001");
  });

  test("start anew with the year in Berlin", async () => {
    const last = await issue((await insertBooking(db)).id, at("2032-12-31T22:59:59Z"));
    const first = await issue((await insertBooking(db)).id, at("2032-12-31T23:00:01Z"));
    expect([last.invoice.number, last.invoice.issue_date]).toEqual(["RE-2032-00001", "2032-12-31"]);
    expect([first.invoice.number, first.invoice.issue_date]).toEqual([
      "RE-2033-00001",
      "2033-01-01",
    ]);
    expect(first.invoice.due_date).toBe("2033-01-15");
  });

  /** Takes a number and fails before the end: the number must go to another invoice. */
  async function abandonedIssue(bookingId: string, year: number) {
    const attempt = db.transaction(async (tx) => {
      await insertInvoice(tx, {
        year,
        booking_id: bookingId,
        kind: "invoice",
        seller: testSeller,
        buyer: { ...testSeller, vat_id: null },
        buyer_reference: "WB-1",
        issue_date: isoDate("2031-05-05"),
        service_date: isoDate("2031-05-05"),
        due_date: isoDate("2031-05-19"),
        net_cents: cents(0),
        vat_treatment: "standard",
        vat_rate_basis_points: 1900,
        vat_cents: cents(0),
        gross_cents: cents(0),
        lines: testLines,
      });
      throw new Error("power cut");
    });
    await expect(attempt).rejects.toThrow();
  }
});

describe("the job", () => {
  const order = (bookingId: string) =>
    enqueueJob(db, {
      kind: "invoice.issue",
      payload: { booking_id: bookingId },
      dedupeKey: `invoice:${bookingId}`,
    });

  test("waits for the company's data and says which are missing", async () => {
    const { id } = await insertBooking(db);
    await storeCompany(db, { ...testSeller, iban: "", tax_number: "" });
    await order(id);
    await start(billingHandlers(ctx));
    await eventually(async () => (await all())[0]?.last_error !== null);
    expect((await all())[0]).toMatchObject({
      last_error: "company settings lack tax_number, iban",
      failed_at: null,
    });
    expect(await db.$count(invoices, eq(invoices.booking_id, id))).toBe(0);
    await storeCompany(db);
    advance(HOUR_MS);
    await eventually(async () => (await all())[0]?.done_at !== null);
    expect(await db.$count(invoices, eq(invoices.booking_id, id))).toBe(1);
  });

  test("without any company data nothing is issued", async () => {
    await db.delete(settings).where(eq(settings.key, COMPANY_SETTING));
    const { id } = await insertBooking(db);
    const result = await issueInvoice(ctx, id);
    expect(result).toMatchObject({ ok: false, error: { code: "company_incomplete" } });
  });

  test("goes on after a failing store, with the same number and the same bytes", async () => {
    const { id } = await insertBooking(db);
    const stored: string[] = [];
    let isBroken = true;
    const moody: typeof files = {
      ...files,
      async put(key, bytes, type) {
        if (key.endsWith(".pdf")) stored.push(sha256(bytes));
        await files.put(key, bytes, type);
        if (isBroken && key.endsWith(".xml")) throw new Error("disk full");
      },
    };
    await order(id);
    await start(billingHandlers({ ...ctx, files: moody }));
    await eventually(async () => (await all())[0]?.last_error !== null);
    const [first] = await db.select().from(invoices).where(eq(invoices.booking_id, id));
    expect(first?.pdf_sha256).toBeNull();
    isBroken = false;
    advance(HOUR_MS);
    await eventually(async () => (await all())[0]?.done_at !== null);
    const [second] = await db.select().from(invoices).where(eq(invoices.booking_id, id));
    expect(second).toMatchObject({ number: first?.number, pdf_sha256: stored[0] });
    expect(new Set(stored).size).toBe(1);
  });

  test("sends the invoice to the contact, with the stored PDF attached", async () => {
    const sink = await smtpSink({ maxDelayMs: 1 });
    const from = { name: "Wortbühne", address: "post@wortbuehne.example" };
    const mailer = createSmtpMailer({ url: sink.url, from });
    const { log } = captureLog();
    const frame = { publicUrl: ctx.publicUrl };
    const { id } = await insertBooking(db, { contact_email: "rechnung@kunde.example" });
    await order(id);
    await start({ ...billingHandlers(ctx), ...mailHandlers({ db, log, mailer, frame, files }) });
    await eventually(async () => (await isDrained()) && sink.delivered.length === 1);
    const [invoice] = await db.select().from(invoices).where(eq(invoices.booking_id, id));
    const mail = await PostalMime.parse(sink.delivered[0]?.raw ?? "");
    expect(sink.delivered[0]?.to).toEqual(["rechnung@kunde.example"]);
    expect(mail.subject).toContain(invoice?.number);
    expect(mail.text?.replaceAll("\u00a0", " ")).toContain(
      "5.000 € zzgl. 19% MwSt., 5.950 € brutto",
    );
    expect(mail.text).toContain("15. März 2026");
    const [attachment] = mail.attachments;
    expect(attachment).toMatchObject({
      filename: `${invoice?.number}.pdf`,
      mimeType: "application/pdf",
    });
    const content = Buffer.from((attachment?.content ?? new ArrayBuffer()) as ArrayBuffer);
    expect(sha256(content)).toBe(invoice?.pdf_sha256);
    const [record] = await db.select().from(mails).where(eq(mails.template_key, "invoice"));
    expect(record?.attachments).toMatchObject([{ storage_key: invoice?.pdf_key }]);
  });

  test("without a booking in it fails at once", async () => {
    await enqueueJob(db, { kind: "invoice.issue", payload: { booking_id: "x" }, dedupeKey: "x" });
    await start(billingHandlers(ctx));
    await eventually(async () => (await all())[0]?.failed_at !== null);
    expect((await all())[0]?.last_error).toBe("no booking in the payload");
  });
});
