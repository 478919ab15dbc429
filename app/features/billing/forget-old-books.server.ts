import { insertAudit } from "#data/queries/announcements.ts";
import {
  deleteInvoices,
  deleteOldSettlements,
  forgetErasedSpeakers,
  listOldInvoices,
} from "#data/queries/old-books.ts";
import { fileKey } from "#domain/media/file-key.ts";
import type { Ctx } from "../ctx.ts";

const AT_ONCE = 100;

/**
 * Deletes what had to be kept for eight years (§ 147 AO) and has been. Files go first: should this end
 * half-way, the rows still say what is left to do. A cancelled invoice follows its cancellation.
 */
export async function forgetOldBooks(ctx: Pick<Ctx, "db" | "files">): Promise<number> {
  let count = 0;
  for (let old = await listOldInvoices(ctx.db, AT_ONCE); old.length > 0; ) {
    const keys = old.flatMap(({ pdf_key, xml_key }) => [pdf_key, xml_key]);
    for (const key of keys) if (key !== null) await ctx.files.remove(fileKey(key));
    const ids = old.map(({ id }) => id);
    await ctx.db.transaction(async (tx) => {
      await deleteInvoices(tx, ids);
      await insertAudit(tx, forgotten("invoice", ids.length));
    });
    count += ids.length;
    old = await listOldInvoices(ctx.db, AT_ONCE);
  }
  const settled = await ctx.db.transaction(async (tx) => {
    const gone = await deleteOldSettlements(tx);
    await forgetErasedSpeakers(tx);
    if (gone > 0) await insertAudit(tx, forgotten("settlement", gone));
    return gone;
  });
  return count + settled;
}

function forgotten(object_type: string, count: number) {
  return {
    actor: "system",
    action: "books.delete",
    object_type,
    object_id: "retention",
    after: { count },
  } as const;
}
