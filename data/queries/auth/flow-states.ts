import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authFlowStates } from "#data/schema/auth/auth-sessions.ts";

export type FlowState = typeof authFlowStates.$inferSelect;

export async function insertFlow(
  db: Db,
  values: typeof authFlowStates.$inferInsert,
): Promise<void> {
  await db.insert(authFlowStates).values(values);
}

export async function findFlowByState(db: Db, hash: Buffer): Promise<FlowState | undefined> {
  const rows = await db.select().from(authFlowStates).where(eq(authFlowStates.state_hash, hash));
  return rows[0];
}

/** True for the first answer only: a state is worth one attempt. */
export async function consumeFlow(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(authFlowStates)
    .set({ consumed_at: now })
    .where(
      and(
        eq(authFlowStates.id, id),
        isNull(authFlowStates.consumed_at),
        gt(authFlowStates.expires_at, now),
      ),
    )
    .returning({ id: authFlowStates.id });
  return rows.length > 0;
}

export async function finishFlow(
  tx: Tx,
  id: string,
  result: { user_id: string; auth_code_hash: Buffer; auth_code_issued_at: Date },
): Promise<void> {
  await tx.update(authFlowStates).set(result).where(eq(authFlowStates.id, id));
}

/** One try per code, right or wrong. */
export async function takeFlowByCode(db: Db, hash: Buffer): Promise<FlowState | undefined> {
  const rows = await db
    .delete(authFlowStates)
    .where(and(eq(authFlowStates.auth_code_hash, hash), isNotNull(authFlowStates.user_id)))
    .returning();
  return rows[0];
}
