import { createHash } from "node:crypto";
import {
  type FoundInvoice,
  findInvoice,
  listUnfinishedInvoices,
  recordDocuments,
} from "#data/queries/billing/invoices.ts";
import { fileKey } from "#domain/media/file-key.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { mailInvoice } from "./invoice-mail.server.ts";
import { renderDocuments } from "./render-documents.server.ts";

/**
 * Makes the files of every document that has a number but no files yet, and sends each to the customer.
 * Whatever a crash leaves half done is made again from the same rows, byte for byte.
 */
export async function finishDocuments(ctx: BillingCtx, bookingId: string): Promise<void> {
  for (const id of await listUnfinishedInvoices(ctx.db, bookingId)) {
    const found = await findInvoice(ctx.db, id);
    if (found) await finish(ctx, found);
  }
}

async function finish(ctx: BillingCtx, found: FoundInvoice): Promise<void> {
  const { pdf, xml } = await renderDocuments(ctx, found);
  const keys = documentKeys(found.invoice);
  // One that reached its reader before its files were kept here is not sent again.
  const { sent_at } = found.invoice;
  await ctx.files.put(keys.pdf, pdf, "application/pdf");
  await ctx.files.put(keys.xml, xml, "application/xml");
  await ctx.db.transaction(async (tx) => {
    const isFirst = await recordDocuments(tx, found.invoice.id, {
      pdf_key: keys.pdf,
      pdf_sha256: sha256(pdf),
      xml_key: keys.xml,
      xml_sha256: sha256(xml),
      // Handed over in this very transaction; the outbox sends it until it arrives.
      sent_at: sent_at ?? ctx.now(),
    });
    if (isFirst && sent_at === null) await mailInvoice(ctx, tx, found, keys.pdf);
  });
}

/** The id keeps apart what a restored database may issue under the same number again. */
function documentKeys({ id, year, number }: FoundInvoice["invoice"]) {
  const name = `invoices/${year}/${number.toLowerCase()}-${id.slice(0, 8)}`;
  return { pdf: fileKey(`${name}.pdf`), xml: fileKey(`${name}.xml`) };
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
