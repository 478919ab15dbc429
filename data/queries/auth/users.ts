import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authIdentities, authUsers } from "#data/schema/auth/auth-users.ts";

export type AuthUser = typeof authUsers.$inferSelect;
export type AuthIdentity = typeof authIdentities.$inferSelect;
type UserChange = Partial<Omit<typeof authUsers.$inferInsert, "id">>;

const isLive = isNull(authUsers.deleted_at);

export async function findUserByEmail(db: Db | Tx, email: string): Promise<AuthUser | undefined> {
  const rows = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isLive));
  return rows[0];
}

export async function findUserById(db: Db | Tx, id: string): Promise<AuthUser | undefined> {
  const rows = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isLive));
  return rows[0];
}

/** When an account was made; undefined if there is none. */
export async function findSignUp(db: Db, id: string): Promise<Date | undefined> {
  const rows = await db
    .select({ at: authUsers.created_at })
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isLive));
  return rows[0]?.at;
}

/**
 * Changes of one account wait here for each other; a transaction takes this lock before it writes any other row of
 * the account. Foreign keys to the account do not wait, or two transactions could block each other.
 */
export async function lockUser(tx: Tx, id: string): Promise<AuthUser | undefined> {
  const rows = await tx
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isLive))
    .for("no key update");
  return rows[0];
}

/** Undefined if the address was taken in the meantime. */
export async function insertUser(
  tx: Tx,
  values: typeof authUsers.$inferInsert,
): Promise<AuthUser | undefined> {
  const rows = await tx
    .insert(authUsers)
    .values(values)
    .onConflictDoNothing({ target: authUsers.email, where: isLive })
    .returning();
  return rows[0];
}

export async function updateUser(db: Db | Tx, id: string, change: UserChange): Promise<void> {
  await db.update(authUsers).set(change).where(eq(authUsers.id, id));
}

/** False if another account has the address, even since a moment ago. */
export async function takeEmail(tx: Tx, id: string, email: string): Promise<boolean> {
  try {
    // In a savepoint, because the refusal of the index would otherwise end the whole transaction.
    await tx.transaction((inner) => updateUser(inner, id, { email, new_email: null }));
    return true;
  } catch (error) {
    if (isTakenTwice(error)) return false;
    throw error;
  }
}

function isTakenTwice(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown; constraint?: unknown } };
  return cause?.code === "23505" && cause.constraint === "users_email_live";
}

export async function findIdentity(
  db: Db | Tx,
  provider: AuthIdentity["provider"],
  providerId: string,
): Promise<AuthIdentity | undefined> {
  const rows = await db
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.provider_id, providerId)));
  return rows[0];
}

export async function listIdentities(db: Db | Tx, userId: string): Promise<AuthIdentity[]> {
  return db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.user_id, userId))
    .orderBy(authIdentities.created_at, authIdentities.id);
}

/** False if another account holds it already. */
export async function insertIdentity(
  tx: Tx,
  values: typeof authIdentities.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(authIdentities).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function updateIdentity(
  tx: Tx,
  id: string,
  change: Partial<Pick<AuthIdentity, "identity_data" | "last_sign_in_at">>,
): Promise<void> {
  await tx.update(authIdentities).set(change).where(eq(authIdentities.id, id));
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.delete(authIdentities).where(eq(authIdentities.id, id));
}

export async function deleteIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authIdentities).where(eq(authIdentities.user_id, userId));
}
