import { and, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import {
  authMfaChallenges,
  authMfaFactors,
  authMfaRecoveryCodes,
  authSessions,
} from "#data/schema/auth/auth-sessions.ts";

export type Factor = typeof authMfaFactors.$inferSelect;
export type Challenge = typeof authMfaChallenges.$inferSelect;

export async function listFactors(db: Db | Tx, userId: string): Promise<Factor[]> {
  return db
    .select()
    .from(authMfaFactors)
    .where(eq(authMfaFactors.user_id, userId))
    .orderBy(authMfaFactors.created_at, authMfaFactors.id);
}

/** Undefined if the name or the number is taken. */
export async function insertFactor(
  tx: Tx,
  values: typeof authMfaFactors.$inferInsert,
): Promise<Factor | undefined> {
  const rows = await tx.insert(authMfaFactors).values(values).onConflictDoNothing().returning();
  return rows[0];
}

export async function updateFactor(
  db: Db | Tx,
  id: string,
  change: Partial<Pick<Factor, "status" | "last_challenged_at">>,
): Promise<void> {
  await db.update(authMfaFactors).set(change).where(eq(authMfaFactors.id, id));
}

/** Of several who come with the code of one step the first one gets it. */
export async function spendFactorStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(authMfaFactors)
    .set({ last_used_step: step })
    .where(and(eq(authMfaFactors.id, id), lt(authMfaFactors.last_used_step, step)))
    .returning({ id: authMfaFactors.id });
  return spent.length === 1;
}

export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.delete(authMfaFactors).where(eq(authMfaFactors.id, id));
}

export async function deleteFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authMfaFactors).where(eq(authMfaFactors.user_id, userId));
}

/** What was begun and not finished. */
export async function deleteUnverifiedFactors(
  tx: Tx,
  userId: string,
  before?: Date,
): Promise<void> {
  await tx
    .delete(authMfaFactors)
    .where(
      and(
        eq(authMfaFactors.user_id, userId),
        eq(authMfaFactors.status, "unverified"),
        before ? lt(authMfaFactors.created_at, before) : undefined,
      ),
    );
}

/** Without a second factor behind it a session falls back to the first level. */
export async function lowerSessions(tx: Tx, userId: string, factorId?: string): Promise<void> {
  const firstLevelMethods = sql`coalesce((
    select jsonb_agg(entry) from jsonb_array_elements(${authSessions.amr}) entry
    where entry ->> 'method' not in ('totp', 'mfa/phone', 'mfa/recovery_code')
  ), '[]'::jsonb)`;
  await tx
    .update(authSessions)
    .set({ aal: "aal1", factor_id: null, amr: firstLevelMethods })
    .where(
      and(
        eq(authSessions.user_id, userId),
        factorId === undefined ? undefined : eq(authSessions.factor_id, factorId),
      ),
    );
}

export async function insertChallenge(
  tx: Tx,
  values: typeof authMfaChallenges.$inferInsert,
): Promise<void> {
  await tx.insert(authMfaChallenges).values(values);
}

export async function lockChallenge(tx: Tx, id: string): Promise<Challenge | undefined> {
  const rows = await tx
    .select()
    .from(authMfaChallenges)
    .where(eq(authMfaChallenges.id, id))
    .for("update");
  return rows[0];
}

export async function updateChallenge(
  tx: Tx,
  id: string,
  change: Partial<Pick<Challenge, "attempts" | "verified_at">>,
): Promise<void> {
  await tx.update(authMfaChallenges).set(change).where(eq(authMfaChallenges.id, id));
}

export async function replaceRecoveryCodes(
  tx: Tx,
  factorId: string,
  macs: readonly Buffer[],
): Promise<void> {
  await tx.delete(authMfaRecoveryCodes).where(eq(authMfaRecoveryCodes.factor_id, factorId));
  await tx
    .insert(authMfaRecoveryCodes)
    .values(macs.map((code_mac) => ({ factor_id: factorId, code_mac })));
}

/** True once per code. */
export async function spendRecoveryCode(
  tx: Tx,
  factorId: string,
  macs: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(authMfaRecoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(authMfaRecoveryCodes.factor_id, factorId),
        inArray(authMfaRecoveryCodes.code_mac, [...macs]),
        isNull(authMfaRecoveryCodes.used_at),
      ),
    )
    .returning({ factor_id: authMfaRecoveryCodes.factor_id });
  return rows.length > 0;
}

export async function countRecoveryCodes(
  db: Db | Tx,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const rows = await db
    .select({
      total: count(),
      remaining:
        sql<number>`count(*) filter (where ${authMfaRecoveryCodes.used_at} is null)`.mapWith(
          Number,
        ),
    })
    .from(authMfaRecoveryCodes)
    .where(eq(authMfaRecoveryCodes.factor_id, factorId));
  return rows[0] ?? { total: 0, remaining: 0 };
}

/** Recovery codes alone are no second factor. */
export function isSecondFactor(factor: Factor): boolean {
  return factor.status === "verified" && factor.factor_type !== "recovery_code";
}
