import { insertAudit } from "#data/queries/platform/audit-log.ts";
import {
  deleteInvoices,
  deleteOldSettlements,
  listOldInvoices,
  purgeErasedSpeakers,
} from "#data/queries/platform/expired-records.ts";
import { fileKey } from "#domain/media/file-key.ts";
import type { Ctx } from "#features/ctx.ts";

const AT_ONCE = 100;

/**
 * Deletes records after their eight years (§ 147 AO). Files go first: after an interruption the
 * rows still say what is left to do. A cancelled invoice follows its cancellation.
 */
export async function purgeExpiredRecords(ctx: Pick<Ctx, "db" | "files">): Promise<number> {
  let count = 0;
  for (let old = await listOldInvoices(ctx.db, AT_ONCE); old.length > 0; ) {
    const keys = old.flatMap(({ pdf_key, xml_key }) => [pdf_key, xml_key]);
    for (const key of keys) if (key !== null) await ctx.files.remove(fileKey(key));
    const ids = old.map(({ id }) => id);
    await ctx.db.transaction(async (tx) => {
      await deleteInvoices(tx, ids);
      await insertAudit(tx, purged("invoice", ids.length));
    });
    count += ids.length;
    old = await listOldInvoices(ctx.db, AT_ONCE);
  }
  const settled = await ctx.db.transaction(async (tx) => {
    const gone = await deleteOldSettlements(tx);
    await purgeErasedSpeakers(tx);
    if (gone > 0) await insertAudit(tx, purged("settlement", gone));
    return gone;
  });
  return count + settled;
}

function purged(object_type: string, count: number) {
  return {
    actor: "system",
    action: "books.delete",
    object_type,
    object_id: "retention",
    after: { count },
  } as const;
}
