import { type AuditFilter, listAudit, listAuditObjects } from "#data/queries/platform/audit-log.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

/** Who did what to which object. */
export const listAuditLog = asAdmin(
  async (ctx, _admin, query: ListQuery<"at">, filter: AuditFilter) => {
    const [page, objects] = await Promise.all([
      listAudit(ctx.db, query, filter),
      listAuditObjects(ctx.db),
    ]);
    return ok({ ...page, objects });
  },
);
