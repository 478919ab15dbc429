import { type AuditFilter, listAudit, listAuditObjects } from "#data/queries/platform/audit-log.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** Who did what to which object. */
export async function listAuditLog(
  ctx: Ctx,
  viewer: Viewer,
  query: ListQuery<"at">,
  filter: AuditFilter,
) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const [page, objects] = await Promise.all([
    listAudit(ctx.db, query, filter),
    listAuditObjects(ctx.db),
  ]);
  return ok({ ...page, objects });
}
