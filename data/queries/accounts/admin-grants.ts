import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { auditLog } from "#data/schema/outbox.ts";

/** So long a request waits for a second admin. */
const WAITS = sql`interval '7 days'`;

/** The names under which the audit log holds that something was asked for, and that it was done. */
export type SharedAction = { readonly asked: string; readonly done: string };

export const ADMIN_GRANT: SharedAction = { asked: "user.grant_admin", done: "user.role" };
export const FACTOR_RESET: SharedAction = {
  asked: "user.ask_reset_factor",
  done: "user.reset_factor",
};

/** The appointment of an admin that is not confirmed yet. */
export function findAdminGrant(db: Db | Tx, userId: string) {
  return findRequest(db, userId, ADMIN_GRANT);
}

/**
 * What one admin has asked for and no second has confirmed yet. The audit log itself is the record: a
 * request counts until the thing is done or a week is over.
 */
export async function findRequest(db: Db | Tx, userId: string, { asked, done }: SharedAction) {
  const [latest] = await db
    .select({
      action: auditLog.action,
      at: auditLog.at,
      by: auditLog.actor_id,
      by_email: authUsers.email,
      isCurrent: sql<boolean>`${auditLog.at} > now() - ${WAITS}`,
    })
    .from(auditLog)
    .leftJoin(authUsers, eq(authUsers.id, auditLog.actor_id))
    .where(
      and(
        eq(auditLog.object_type, "user"),
        eq(auditLog.object_id, userId),
        inArray(auditLog.action, [asked, done]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (latest?.action !== asked || !latest.isCurrent) return null;
  return { by: latest.by, by_email: latest.by_email, at: latest.at };
}
