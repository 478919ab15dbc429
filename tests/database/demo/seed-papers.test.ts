import { asc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { readMoney } from "#data/queries/billing/payments.ts";
import { contracts } from "#data/schema/billing/contracts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { DEFAULT_DUNNING } from "#domain/invoicing/dunning.ts";
import { dueReminder, invoiceState } from "#domain/invoicing/invoice-state.ts";
import {
  billingTerms,
  DEFAULT_COMMISSION,
  DEFAULT_PAYMENT_TERMS,
} from "#domain/invoicing/seller/billing-setting.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { invoiceFacts } from "#features/billing/invoices/invoice-facts.server.ts";
import { readDocument } from "#features/billing/invoices/read-document.server.ts";
import { readContractFile } from "#features/contracts/contract-file.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { checkPdf } from "#tests/support/billing/check-pdf.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const now = new Date("2026-11-15T10:00:00Z");
const today = isoDate("2026-11-15");
const { db } = await testDatabase({ isOpen: false });
const noFiles = { put: async () => undefined };
await seedDemo(db, noFiles, { now, hashPassword: async () => "!" });

const rows = await db.select().from(invoices).orderBy(asc(invoices.year), asc(invoices.n));
const documents = await Promise.all(
  rows.map(async (row) => ({ row, facts: invoiceFacts(row, await readMoney(db, row.id)) })),
);
const ctx = testCtx(db, { files: createDiskFiles(tempFolder()), now: () => now });

async function ownerOf(bookingId: string) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return signedIn("customer", given(booking).customer_id);
}

test("the demo's invoices have numbers without a gap, by day, and every usual state", () => {
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index + 1));
  const days = rows.map(({ issue_date }) => issue_date);
  expect(days).toEqual(days.toSorted());
  const states = new Set(documents.map(({ facts }) => invoiceState(facts, today)));
  expect(states).toEqual(
    new Set(["paid", "partly_paid", "sent", "reminded", "cancelled", "credit"]),
  );
  const treatments = new Set(rows.map(({ vat_treatment }) => vat_treatment));
  expect(treatments).toEqual(new Set(["standard", "reverse_charge", "not_taxable"]));
});

test("the first start sends no reminder for the demo", () => {
  const terms = billingTerms({
    payment_terms: DEFAULT_PAYMENT_TERMS,
    dunning: DEFAULT_DUNNING,
    commission: DEFAULT_COMMISSION,
  });
  expect(documents.filter(({ facts }) => dueReminder(facts, terms, today) !== null)).toEqual([]);
});

test("every sold booking has an invoice over its amount and a contract, signed but for one", async () => {
  const sold = await db
    .select()
    .from(bookings)
    .where(inArray(bookings.status, ["confirmed", "completed", "reviewed"]));
  const papers = await db.select().from(contracts);
  for (const { id, gross_amount_cents } of sold) {
    const own = rows.filter(({ booking_id }) => booking_id === id);
    expect(own.map(({ gross_cents }) => gross_cents)).toEqual([gross_amount_cents]);
    expect(papers.filter(({ booking_id }) => booking_id === id)).toHaveLength(1);
  }
  const unsigned = papers.filter(({ status }) => status !== "signed_by_both");
  expect(unsigned.map(({ status }) => status).toSorted()).toEqual(["expired", "signed_by_one"]);
});

test("its files are made for permitted callers, and no mail is sent about them", async () => {
  const stranger = signedIn("customer", await insertUser(db));
  for (const treatment of ["standard", "reverse_charge", "not_taxable"]) {
    const invoice = given(rows.find(({ vat_treatment }) => vat_treatment === treatment));
    const owner = await ownerOf(invoice.booking_id);
    const xml = await readDocument(ctx, owner, { invoiceId: invoice.id, format: "xml" });
    const pdf = await readDocument(ctx, owner, { invoiceId: invoice.id, format: "pdf" });
    if (!xml.ok || !pdf.ok) throw new Error("a file of the demo is missing");
    expect(checkInvoiceXml(Buffer.from(xml.value.bytes).toString("utf8"))).toEqual([]);
    expect(checkPdf(Buffer.from(pdf.value.bytes))).toEqual([]);
    const asked = { invoiceId: invoice.id, format: "pdf" } as const;
    expect(await readDocument(ctx, stranger, asked)).toMatchObject({ error: "not_found" });
  }
  const [contract] = await db.select().from(contracts);
  const owner = await ownerOf(given(contract).booking_id);
  expect(await readContractFile(ctx, owner, given(contract).id)).toMatchObject({ ok: true });
  expect(await db.$count(outbox)).toBe(0);
});
