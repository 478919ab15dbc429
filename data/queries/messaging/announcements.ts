import type { Tx } from "#data/db.ts";
import { notifications } from "#data/schema/accounts.ts";
import { auditLog } from "#data/schema/outbox.ts";

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  "user_id" | "title" | "message" | "type" | "link"
> & { readonly dedupe_key: string };

/** The same key notifies once. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: notifications.dedupe_key });
}

export type AuditEntry = Omit<typeof auditLog.$inferInsert, "id" | "at">;

export async function insertAudit(tx: Tx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditLog).values(entries);
}
