import { findSettlement } from "#data/queries/billing/settlements.ts";
import { settlementXml } from "#domain/invoicing/e-invoice/settlement-xml.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { INVOICE_FILE_NAMES } from "../texts.ts";

/** A speaker's statement, for that speaker and for admins; customers never learn the commission. */
export async function readSettlement(
  ctx: Pick<Ctx, "db" | "documents">,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<{ name: string; bytes: Uint8Array }, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findSettlement(ctx.db, bookingId);
  const isOwn = found?.speakerUserId === viewer.userId;
  if (!found || !(isOwn || viewer.role === "admin")) return failure("not_found");
  const document = { ...found.settlement, ...found.booking };
  const bytes = await ctx.documents.settlementPdf(document, settlementXml(document));
  return ok({ name: INVOICE_FILE_NAMES.pdf(found.settlement.number), bytes });
}
