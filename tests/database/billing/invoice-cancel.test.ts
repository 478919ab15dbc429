import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listAllInvoices } from "#data/queries/billing/admin-invoices.ts";
import { pageOwnInvoices } from "#data/queries/billing/invoices.ts";
import { insertPayment } from "#data/queries/billing/payments.ts";
import { invoiceLines, invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import {
  cancelInvoice,
  settleCancelledBooking,
} from "#features/billing/invoices/cancel-invoice.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { INVOICE_MAILS } from "#features/mail/content/templates/invoice-mails.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { checkPdf } from "#tests/support/billing/check-pdf.ts";
import { storeCompany, testSeller } from "#tests/support/billing/invoices.ts";
import { pdfText, readPdf } from "#tests/support/billing/read-pdf.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertUser } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const ctx = testCtx(db, { files, now: () => new Date("2026-03-01T10:00:00Z") });
const today = isoDate("2026-03-01");
const admin = signedIn("admin", await insertUser(db));

beforeEach(() => storeCompany(db));

async function sold(changes: Parameters<typeof insertBooking>[1] = {}) {
  const booking = await insertBooking(db, changes);
  const issued = await issueInvoice(ctx, booking.id);
  if (!issued.ok) throw new Error(issued.error.code);
  return { booking, invoice: issued.value };
}

async function cancelBooking(id: string, fee: number | null) {
  const cancellation_fee_cents = fee === null ? null : cents(fee);
  await db
    .update(bookings)
    .set({ status: "cancelled", cancellation_fee_cents })
    .where(eq(bookings.id, id));
}

const documentsOf = (bookingId: string) =>
  db.select().from(invoices).where(eq(invoices.booking_id, bookingId)).orderBy(asc(invoices.n));

describe("after a booking was cancelled", () => {
  test("its invoice is taken back by a document of the same series", async () => {
    const { booking, invoice } = await sold();
    await cancelBooking(booking.id, null);
    expect(await settleCancelledBooking(ctx, booking.id)).toMatchObject({ ok: true });
    const [original, cancellation, ...others] = await documentsOf(booking.id);
    expect(others).toEqual([]);
    expect(original?.cancelled_at).not.toBeNull();
    expect(cancellation).toMatchObject({
      kind: "cancellation",
      cancels_invoice_id: invoice.id,
      n: given(original).n + 1,
      net_cents: 500_000,
      gross_cents: 595_000,
      seller: original?.seller,
      buyer: original?.buyer,
    });
    const xml = given(await files.read(fileKey(cancellation?.xml_key ?? "")));
    const text = Buffer.from(xml.bytes).toString("utf8");
    expect(checkInvoiceXml(text)).toEqual([]);
    expect(text).toContain(`<ram:IssuerAssignedID>${invoice.number}</ram:IssuerAssignedID>`);
    const pdf = given(await files.read(fileKey(cancellation?.pdf_key ?? "")));
    expect(checkPdf(Buffer.from(pdf.bytes))).toEqual([]);
    const key = `mail:invoice:${cancellation?.id}`;
    const [mail] = await db.select().from(outbox).where(eq(outbox.dedupe_key, key));
    expect(mail).toMatchObject({ kind: "mail.invoice_cancelled" });
    const content = INVOICE_MAILS.invoice_cancelled(given(mail).payload.data);
    expect(JSON.stringify(content).replaceAll("\u00a0", " ")).toContain(
      "-5.000 € zzgl. 19% MwSt., -5.950 € brutto",
    );
  });

  test.each([
    ["unpaid", 0, "mit der noch nicht bezahlten Rechnung verrechnet"],
    ["paid", 595_000, "Die bereits gezahlten 5.950 € erstatten wir Ihnen"],
  ])(
    "paper, file and mail of a cancellation say what becomes of an invoice that was %s",
    async (_name, paid, words) => {
      const { booking, invoice } = await sold();
      if (paid > 0) {
        await db.transaction((tx) =>
          insertPayment(tx, {
            invoice_id: invoice.id,
            provider: "bank_transfer",
            status: "succeeded",
            amount_cents: cents(paid),
            received_at: ctx.now(),
          }),
        );
      }
      await cancelBooking(booking.id, null);
      await settleCancelledBooking(ctx, booking.id);
      const cancellation = given((await documentsOf(booking.id))[1]);
      expect(cancellation.paid_before_cents).toBe(paid);
      const stored = async (key: string | null) =>
        Buffer.from(given(await files.read(fileKey(key ?? ""))).bytes);
      const xml = (await stored(cancellation.xml_key)).toString("utf8");
      const paper = pdfText(readPdf(await stored(cancellation.pdf_key))).replaceAll("\n", " ");
      const key = `mail:invoice:${cancellation.id}`;
      const [mail] = await db.select().from(outbox).where(eq(outbox.dedupe_key, key));
      const content = JSON.stringify(INVOICE_MAILS.invoice_cancelled(given(mail).payload.data));
      for (const text of [xml, paper, content]) {
        expect(text.replaceAll("\u00a0", " ")).toContain(words);
        expect(text.replaceAll(" ", "")).not.toContain(testSeller.iban);
      }
    },
  );

  test("what is taken back counts against the rest in every list", async () => {
    const { booking, invoice } = await sold();
    await cancelBooking(booking.id, 250_000);
    await settleCancelledBooking(ctx, booking.id);
    const customerId = booking.customer_id;
    const query = { q: "", page: 1, size: 25, sort: "gross", order: "asc" } as const;
    const own = await pageOwnInvoices(db, { ...query, customerId, states: [], today });
    const shown = own.items.map((row) => listedAmount(row, row.gross_cents));
    expect(shown).toEqual([-595_000, 297_500, 595_000]);
    const all = await listAllInvoices(
      db,
      { ...query, sort: "gross_cents", q: booking.booking_reference },
      { filter: {}, today },
    );
    expect(all.items.at(0)?.kind).toBe("cancellation");
    expect(all.items.at(-1)?.number).toBe(invoice.number);
  });

  test("the fee that the terms demand is charged with a new invoice", async () => {
    const { booking } = await sold();
    await cancelBooking(booking.id, 250_000);
    await settleCancelledBooking(ctx, booking.id);
    const documents = await documentsOf(booking.id);
    expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "cancellation", "invoice"]);
    const fee = given(documents[2]);
    expect(fee).toMatchObject({
      net_cents: 250_000,
      vat_cents: 47_500,
      due_date: "2026-03-15",
      service_date: "2026-03-01",
      cancelled_at: null,
    });
    const lines = await db.select().from(invoiceLines).where(eq(invoiceLines.invoice_id, fee.id));
    expect(lines).toMatchObject([{ kind: "cancellation_fee", net_cents: 250_000 }]);
    const xml = given(await files.read(fileKey(fee.xml_key ?? "")));
    expect(checkInvoiceXml(Buffer.from(xml.bytes).toString("utf8"))).toEqual([]);
  });

  test("the fee is to be paid to the account of today, and what is taken back names the old one", async () => {
    const iban = "DE89370400440532013000";
    const { booking } = await sold();
    const { booking: other } = await sold();
    for (const { id } of [booking, other]) await cancelBooking(id, 250_000);
    await storeCompany(db, { ...testSeller, iban });
    await settleCancelledBooking(ctx, booking.id);
    const ibans = (await documentsOf(booking.id)).map(({ seller }) => seller.iban);
    expect(ibans).toEqual([testSeller.iban, testSeller.iban, iban]);
    // A setting that lost a field keeps no fee from being charged.
    await storeCompany(db, { name: testSeller.name });
    expect(await settleCancelledBooking(ctx, other.id)).toMatchObject({ ok: true });
    expect((await documentsOf(other.id)).at(-1)?.seller).toEqual(testSeller);
  });

  test("nothing happens twice, however often it is asked for", async () => {
    const { booking } = await sold();
    await cancelBooking(booking.id, 250_000);
    await Promise.all(Array.from({ length: 5 }, () => settleCancelledBooking(ctx, booking.id)));
    await settleCancelledBooking(ctx, booking.id);
    expect(await documentsOf(booking.id)).toHaveLength(3);
  });

  test("a booking that never had an invoice has none taken back, and gets none later", async () => {
    const { id } = await insertBooking(db);
    await cancelBooking(id, null);
    expect(await settleCancelledBooking(ctx, id)).toMatchObject({ ok: true });
    expect(await issueInvoice(ctx, id)).toMatchObject({ error: { status: "cancelled" } });
    expect(await documentsOf(id)).toEqual([]);
  });

  test("a booking that stands keeps its invoice", async () => {
    const { booking } = await sold();
    expect(await settleCancelledBooking(ctx, booking.id)).toMatchObject({ ok: false });
    expect(await documentsOf(booking.id)).toHaveLength(1);
  });
});

describe("an administrator", () => {
  test("takes a wrong invoice back once, on the record, and a right one can follow", async () => {
    const { booking, invoice } = await sold();
    expect(await cancelInvoice(ctx, admin, invoice.id)).toMatchObject({ ok: true });
    expect(await cancelInvoice(ctx, admin, invoice.id)).toMatchObject({
      error: "already_cancelled",
    });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.object_id, invoice.id));
    expect(entry).toMatchObject({ action: "invoice.cancel", actor_id: admin.userId });
    const again = await issueInvoice(ctx, booking.id);
    expect(again).toMatchObject({ ok: true });
    expect((await documentsOf(booking.id)).map(({ kind }) => kind)).toEqual([
      "invoice",
      "cancellation",
      "invoice",
    ]);
  });

  test("is the only one who may, and cancellations themselves cannot be taken back", async () => {
    const { booking, invoice } = await sold();
    const owner = signedIn("customer", booking.customer_id);
    const speaker = signedIn("speaker", await insertUser(db));
    expect(await cancelInvoice(ctx, VISITOR, invoice.id)).toMatchObject({ error: "unauthorized" });
    expect(await cancelInvoice(ctx, owner, invoice.id)).toMatchObject({ error: "forbidden" });
    expect(await cancelInvoice(ctx, speaker, invoice.id)).toMatchObject({ error: "forbidden" });
    const taken = await cancelInvoice(ctx, admin, invoice.id);
    const id = taken.ok ? taken.value.id : "";
    expect(await cancelInvoice(ctx, admin, id)).toMatchObject({ error: "not_found" });
  });
});
