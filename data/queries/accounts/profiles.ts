import { eq } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { accountBilling, profiles, userRoles } from "#data/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import type { BuyerReferences } from "#domain/invoicing/e-invoice/buyer-references.ts";

export type Profile = typeof profiles.$inferSelect;
type ProfileChange = Partial<Omit<Profile, "user_id">>;

export async function findProfile(db: Db | Tx, userId: string): Promise<Profile | undefined> {
  const rows = await db.select().from(profiles).where(eq(profiles.user_id, userId));
  return rows[0];
}

/** Also for an account whose profile was never made. */
export async function saveProfile(
  db: Db | Tx,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  const [row] = await db
    .insert(profiles)
    .values({ user_id: userId, ...change })
    .onConflictDoUpdate({ target: profiles.user_id, set: { user_id: userId, ...change } })
    .returning();
  if (!row) throw new Error("the profile was not stored");
  return row;
}

/** What the account's invoices are to name; null until it is entered. */
export async function findBuyerReferences(db: Db | Tx, userId: string): Promise<BuyerReferences> {
  const [row] = await db
    .select({
      order_number: accountBilling.order_number,
      cost_centre: accountBilling.cost_centre,
      leitweg_id: accountBilling.leitweg_id,
    })
    .from(accountBilling)
    .where(eq(accountBilling.user_id, userId));
  return row ?? { order_number: null, cost_centre: null, leitweg_id: null };
}

export async function saveAccountReferences(
  tx: Tx,
  userId: string,
  change: { readonly [Name in keyof BuyerReferences]?: string | null | undefined },
): Promise<void> {
  await tx
    .insert(accountBilling)
    .values({ user_id: userId, ...change })
    .onConflictDoUpdate({ target: accountBilling.user_id, set: { user_id: userId, ...change } });
}

export async function findUserRole(db: Db | Tx, userId: string): Promise<Role | null> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.user_id, userId));
  return rows[0]?.role ?? null;
}

/** False if there is a role already: of two parallel claims the first wins. */
export async function insertUserRole(tx: Tx, userId: string, role: Role): Promise<boolean> {
  const rows = await tx
    .insert(userRoles)
    .values({ user_id: userId, role })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

export async function setUserRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx
    .insert(userRoles)
    .values({ user_id: userId, role })
    .onConflictDoUpdate({ target: userRoles.user_id, set: { role } });
}

export async function hasAdmin(db: Db | Tx): Promise<boolean> {
  const rows = await db
    .select({ user_id: userRoles.user_id })
    .from(userRoles)
    .where(eq(userRoles.role, "admin"))
    .limit(1);
  return rows.length > 0;
}
