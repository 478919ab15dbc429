import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authOneTimeTokens } from "#data/schema/auth/auth-sessions.ts";

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect;
export type TokenType = OneTimeToken["token_type"];

/** One live token per person and purpose: a new mail makes the link of the older one useless. */
export async function replaceToken(
  tx: Tx,
  values: typeof authOneTimeTokens.$inferInsert,
): Promise<void> {
  await dropTokens(tx, values.user_id, [values.token_type]);
  await tx.insert(authOneTimeTokens).values(values);
}

export async function dropTokens(
  tx: Tx,
  userId: string,
  types?: readonly TokenType[],
): Promise<void> {
  await tx
    .delete(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.user_id, userId),
        types ? inArray(authOneTimeTokens.token_type, types) : undefined,
      ),
    );
}

/** Found and gone in one statement, so that of two parallel uses one wins. */
export async function takeToken(
  tx: Tx,
  hash: Buffer,
  types: readonly TokenType[],
): Promise<OneTimeToken | undefined> {
  const rows = await tx
    .delete(authOneTimeTokens)
    .where(
      and(eq(authOneTimeTokens.token_hash, hash), inArray(authOneTimeTokens.token_type, types)),
    )
    .returning();
  return rows[0];
}

/** For codes that are typed in: the rows stay locked until the attempt has been counted. */
export async function lockTokensFor(
  tx: Tx,
  relatesTo: string,
  types: readonly TokenType[],
): Promise<OneTimeToken[]> {
  return tx
    .select()
    .from(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.relates_to, relatesTo),
        inArray(authOneTimeTokens.token_type, types),
      ),
    )
    .orderBy(authOneTimeTokens.id)
    .for("update");
}

export async function countTokenAttempt(tx: Tx, id: string, attempts: number): Promise<void> {
  await tx.update(authOneTimeTokens).set({ attempts }).where(eq(authOneTimeTokens.id, id));
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, id));
}

export async function hasToken(db: Db | Tx, userId: string, type: TokenType): Promise<boolean> {
  const rows = await db
    .select({ id: authOneTimeTokens.id })
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.user_id, userId), eq(authOneTimeTokens.token_type, type)));
  return rows.length > 0;
}
