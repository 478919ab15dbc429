import { count, isNotNull, notLike, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authFlowStates, authMfaFactors } from "#data/schema/auth/auth-sessions.ts";
import { authSigningKeys, authUsers } from "#data/schema/auth/auth-users.ts";

/** Every column that holds sealed values, with the id they are sealed for. */
const PLACES = {
  factors: { table: authMfaFactors, id: authMfaFactors.id, sealed: authMfaFactors.secret_sealed },
  signingKeys: {
    table: authSigningKeys,
    id: authSigningKeys.kid,
    sealed: authSigningKeys.private_sealed,
  },
  flows: {
    table: authFlowStates,
    id: authFlowStates.id,
    sealed: authFlowStates.provider_verifier_sealed,
  },
} as const;

export type SealedPlace = keyof typeof PLACES;
export const SEALED_PLACES = Object.keys(PLACES) as SealedPlace[];

/** Locked until the end of the transaction: no value changes while it is sealed anew. */
export async function lockSealed(tx: Tx, place: SealedPlace): Promise<[string, string][]> {
  const { table, id, sealed } = PLACES[place];
  const rows = await tx
    .select({ id, sealed })
    .from(table)
    .where(isNotNull(sealed))
    .orderBy(id)
    .for("update");
  return rows.map((row) => [row.id, row.sealed ?? ""]);
}

export async function replaceSealed(
  tx: Tx,
  place: SealedPlace,
  [owner, value]: [string, string],
): Promise<void> {
  const { table, id, sealed } = PLACES[place];
  const column = sql.identifier(sealed.name);
  await tx.execute(sql`update ${table} set ${column} = ${value} where ${id} = ${owner}`);
}

/** Passwords that another pepper was used for, or none that has a name. */
export async function countOtherPeppers(db: Db | Tx, version: string): Promise<number> {
  const column = authUsers.password_hash;
  const rows = await db
    .select({ left: count() })
    .from(authUsers)
    .where(notLike(column, `%,keyid=${version}$%`));
  return rows[0]?.left ?? 0;
}
