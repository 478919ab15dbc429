import { sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { invoiceCounters } from "#data/schema/billing/invoices.ts";

/**
 * The next number of a year; `numberOfYear` in `data/schema/billing/invoices.ts` writes it out. The counter is taken as late as can be
 * and held until the transaction ends: a failure gives the number back, so there is never a gap.
 */
export async function nextInvoiceNumber(tx: Tx, year: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, n: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.year,
      set: { n: sql`${invoiceCounters.n} + 1` },
    })
    .returning({ n: invoiceCounters.n });
  if (!counter) throw new Error("no number was given");
  return counter.n;
}
