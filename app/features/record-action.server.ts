import type { Tx } from "#data/db.ts";
import { type AuditEntry, insertAudit } from "#data/queries/platform/audit-log.ts";
import type { Admin } from "./admin-access.ts";

export type AdminAction = Pick<AuditEntry, "action" | "object_type" | "object_id"> &
  Partial<Pick<AuditEntry, "before" | "after" | "reason">>;

/** What an admin did to which objects, in the transaction that does it. */
export async function recordAction(
  tx: Tx,
  admin: Admin,
  ...actions: readonly AdminAction[]
): Promise<void> {
  const who = {
    actor: "admin",
    actor_id: admin.userId,
    request_id: admin.requestId,
    ip_prefix: admin.network ?? null,
  } as const;
  await insertAudit(tx, ...actions.map((action) => ({ ...who, ...action })));
}
