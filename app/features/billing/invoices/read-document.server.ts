import { type FoundInvoice, findInvoice } from "#data/queries/billing/invoices.ts";
import { isFileKey } from "#domain/media/file-key.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { maySeeBilling } from "../billing-access.ts";
import { INVOICE_FILE_NAMES } from "../texts.ts";
import { finishDocuments, sha256 } from "./finish-documents.server.ts";
import { renderDocuments } from "./render-documents.server.ts";

export type DocumentFormat = "pdf" | "xml";
export type InvoiceFile = { readonly name: string; readonly bytes: Uint8Array };

/** The stored file of an invoice: exactly the bytes that were issued, or nothing. */
export async function readDocument(
  ctx: Ctx,
  viewer: Viewer,
  { invoiceId, format }: { invoiceId: string; format: DocumentFormat },
): Promise<Result<InvoiceFile, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const owned = await findInvoice(ctx.db, invoiceId);
  if (!owned || !maySeeBilling(viewer, owned.booking.customer_id)) return failure("not_found");
  const found = await finished(ctx, owned);
  const bytes = await issuedBytes(ctx, found, format);
  const name = INVOICE_FILE_NAMES[format](found.invoice.number);
  return bytes ? ok({ name, bytes }) : failure("not_found");
}

/** A request before the files are made does not have to wait for its turn. */
async function finished(ctx: Ctx, found: FoundInvoice): Promise<FoundInvoice> {
  if (found.invoice.pdf_sha256 !== null || found.invoice.sent_at === null) return found;
  await finishDocuments(ctx, found.booking.id);
  return (await findInvoice(ctx.db, found.invoice.id)) ?? found;
}

/** A file that was lost or damaged is made again; the hash proves that it is the same. */
async function issuedBytes(ctx: Ctx, found: FoundInvoice, format: DocumentFormat) {
  const { pdf_key, pdf_sha256, xml_key, xml_sha256, id } = found.invoice;
  const key = format === "pdf" ? pdf_key : xml_key;
  const hash = format === "pdf" ? pdf_sha256 : xml_sha256;
  if (key === null || hash === null || !isFileKey(key)) return null;
  const stored = (await ctx.files.read(key))?.bytes;
  if (stored && sha256(stored) === hash) return stored;
  ctx.log.warn({ invoice: id, format }, "an invoice file was missing or damaged");
  const again = (await renderDocuments(ctx, found))[format];
  return sha256(again) === hash ? again : null;
}
