import { and, count, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { authMfaFactors } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { settings } from "#data/schema/content.ts";
import { hasLeft, type LeftMailStatus } from "#domain/platform/job-state.ts";

/** Marks that no admin sets: the test mail has left, a backup was written. */
export const MAIL_PROOF = "mail_proven";
export const BACKUP_MARK = "backup_made";

export async function storeMailProof(db: Db, status: LeftMailStatus): Promise<void> {
  await storeMark(db, MAIL_PROOF, sql`jsonb_build_object('status', ${status}::text, 'at', now())`);
}

export async function storeBackupMark(db: Db, at: Date): Promise<void> {
  const value = sql`jsonb_build_object('at', ${at.toISOString()}::timestamptz)`;
  await storeMark(db, BACKUP_MARK, value);
}

async function storeMark(db: Db, key: string, value: ReturnType<typeof sql>): Promise<void> {
  const updated_at = sql`now()`;
  await db
    .insert(settings)
    .values({ key, value, updated_at })
    .onConflictDoUpdate({ target: settings.key, set: { value, updated_at } });
}

/** What became of the test mail, as its mark says. */
export function mailProofIn(mark: unknown): LeftMailStatus | null {
  const status = partOf(mark, "status");
  return hasLeft(status) ? status : null;
}

/** When the last backup was made, as its mark says. */
export function backupMsIn(mark: unknown): number | null {
  const at = Date.parse(String(partOf(mark, "at")));
  return Number.isNaN(at) ? null : at;
}

function partOf(mark: unknown, name: string): unknown {
  return typeof mark === "object" && mark !== null
    ? (mark as Record<string, unknown>)[name]
    : undefined;
}

export async function countAdminsWithoutFactor(db: Db | Tx): Promise<number> {
  const factor = db
    .select({ id: authMfaFactors.id })
    .from(authMfaFactors)
    .where(
      and(
        eq(authMfaFactors.user_id, userRoles.user_id),
        eq(authMfaFactors.status, "verified"),
        sql`${authMfaFactors.factor_type} <> 'recovery_code'`,
      ),
    );
  const [row] = await db
    .select({ admins: count() })
    .from(userRoles)
    .innerJoin(authUsers, eq(authUsers.id, userRoles.user_id))
    .where(and(eq(userRoles.role, "admin"), isNull(authUsers.deleted_at), notExists(factor)));
  return row?.admins ?? 0;
}
