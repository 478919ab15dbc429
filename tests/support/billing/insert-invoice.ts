import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { invoiceCounters, invoices } from "#data/schema/billing/invoices.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { given } from "#tests/support/database/records.ts";
import { testBuyers, testSeller } from "./invoices.ts";

/** Issued, with the next number of its year. */
export async function insertInvoice(
  db: Db,
  booking_id: string,
  year = 2030,
  changes: Partial<typeof invoices.$inferInsert> = {},
) {
  return db.transaction(async (tx) => {
    const [counter] = await tx
      .insert(invoiceCounters)
      .values({ year, n: 1 })
      .onConflictDoUpdate({
        target: invoiceCounters.year,
        set: { n: sql`${invoiceCounters.n} + 1` },
      })
      .returning();
    const [row] = await tx
      .insert(invoices)
      .values({
        year,
        n: given(counter).n,
        booking_id,
        seller: testSeller,
        buyer: testBuyers.de,
        buyer_reference: "WB-1",
        issue_date: isoDate("2030-01-10"),
        service_date: isoDate("2030-03-07"),
        due_date: isoDate("2030-01-24"),
        net_cents: cents(500_000),
        vat_treatment: "standard",
        vat_rate_basis_points: 1900,
        vat_cents: cents(95_000),
        gross_cents: cents(595_000),
        ...changes,
      })
      .returning();
    return given(row);
  });
}
