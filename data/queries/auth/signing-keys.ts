import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authSigningKeys } from "#data/schema/auth/auth-users.ts";

export type SigningKeyRow = typeof authSigningKeys.$inferSelect;

const KEY_CHANGE_LOCK = 4_701_958;

/** Published are the key that signs, the one that will, and those whose last tokens still live. */
export async function listPublishedKeys(db: Db | Tx): Promise<SigningKeyRow[]> {
  return db
    .select()
    .from(authSigningKeys)
    .where(inArray(authSigningKeys.state, ["active", "standby", "retired"]))
    .orderBy(authSigningKeys.created_at, authSigningKeys.kid);
}

/** Of several processes one changes the keys; the others wait and find them changed. */
export async function lockKeyChange(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_CHANGE_LOCK})`);
}

export async function insertSigningKey(
  tx: Tx,
  values: typeof authSigningKeys.$inferInsert,
): Promise<void> {
  await tx.insert(authSigningKeys).values(values);
}

export async function updateSigningKey(
  tx: Tx,
  kid: string,
  change: Partial<Omit<SigningKeyRow, "kid">>,
): Promise<void> {
  await tx.update(authSigningKeys).set(change).where(eq(authSigningKeys.kid, kid));
}

export async function deletePurgedKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(authSigningKeys)
    .where(and(eq(authSigningKeys.state, "retired"), lt(authSigningKeys.purge_after, now)));
}
