import { and, count, eq, gt, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authMfaFactors, authSessions } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { Role } from "#domain/account/roles.ts";
import type { UserSort, UserState } from "#domain/account/user-list.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

/** The role that counts, as `effectiveRole` decides it. */
const role = sql<Role>`coalesce(${userRoles.role}, ${profiles.role}, 'customer')`;

const hasFactor = sql<boolean>`exists (
  select from ${authMfaFactors} f
  where f.user_id = ${authUsers.id} and f.status = 'verified' and f.factor_type <> 'recovery_code')`;

export type UserListQuery = ListQuery<UserSort> & {
  readonly role?: Role | undefined;
  readonly state?: UserState | undefined;
};

const ORDERS = {
  created_at: authUsers.created_at,
  email: authUsers.email,
  last_sign_in_at: authUsers.last_sign_in_at,
} as const;

function inState(state: UserState | undefined, now: Date): SQL | undefined {
  const isBlocked = gt(authUsers.banned_until, now);
  if (state === "blocked") return isBlocked;
  if (state === "unverified") return isNull(authUsers.email_confirmed_at);
  if (state !== "active") return undefined;
  const isFree = or(isNull(authUsers.banned_until), sql`not (${isBlocked})`);
  return and(isNotNull(authUsers.email_confirmed_at), isFree);
}

/** All accounts except deleted ones. */
export async function listUsers(db: Db, query: UserListQuery, now: Date) {
  const where = and(
    isNull(authUsers.deleted_at),
    matchesWords(query.q, [
      authUsers.email,
      profiles.first_name,
      profiles.last_name,
      profiles.company_name,
      sql`${authUsers.id}::text`,
    ]),
    query.role ? sql`${role} = ${query.role}` : undefined,
    inState(query.state, now),
  );
  const counted = db
    .select({ id: authUsers.id })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
    .leftJoin(userRoles, eq(userRoles.user_id, authUsers.id))
    .where(where)
    .$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        ...person,
        bookings:
          sql<number>`(select count(*) from bookings b where b.customer_id = ${authUsers.id})`.mapWith(
            Number,
          ),
      })
      .from(authUsers)
      .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
      .leftJoin(userRoles, eq(userRoles.user_id, authUsers.id))
      .where(where)
      .orderBy(...orderOf(ORDERS, query, authUsers.id))
      .limit(limit)
      .offset(offset),
  );
}

const person = {
  id: authUsers.id,
  email: authUsers.email,
  first_name: profiles.first_name,
  last_name: profiles.last_name,
  company_name: profiles.company_name,
  role,
  has_factor: hasFactor,
  email_confirmed_at: authUsers.email_confirmed_at,
  banned_until: authUsers.banned_until,
  created_at: authUsers.created_at,
  last_sign_in_at: authUsers.last_sign_in_at,
};

export type UserRow = Awaited<ReturnType<typeof listUsers>>["items"][number];

/** One account with what it is part of: what its owner sees, as far as an admin may read it. */
export async function findUserRecord(db: Db | Tx, id: string, now: Date) {
  const [row] = await db
    .select({
      ...person,
      phone: profiles.phone,
      billing_city: profiles.billing_address_city,
      billing_country: profiles.billing_address_country,
      speaker_id: speakers.id,
      speaker_name: sql<string | null>`coalesce(${speakers.name}, ${speakers.title})`,
      speaker_status: speakers.status,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
    .leftJoin(userRoles, eq(userRoles.user_id, authUsers.id))
    .leftJoin(speakers, eq(speakers.user_id, authUsers.id))
    .where(and(eq(authUsers.id, id), isNull(authUsers.deleted_at)));
  if (!row) return undefined;
  const [sessions] = await db
    .select({ live: count() })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.user_id, id),
        isNull(authSessions.revoked_at),
        gt(authSessions.not_after, now),
      ),
    );
  return { ...row, sessions: sessions?.live ?? 0 };
}

/** Whether another admin could still sign in and appoint others. */
export async function hasOtherActiveAdmin(
  tx: Tx,
  than: readonly string[],
  now: Date,
): Promise<boolean> {
  // The rows are locked: of two admins who remove each other at once only the first succeeds.
  const rows = await tx
    .select({ id: userRoles.user_id })
    .from(userRoles)
    .innerJoin(authUsers, eq(authUsers.id, userRoles.user_id))
    .where(
      and(
        eq(userRoles.role, "admin"),
        notInArray(userRoles.user_id, [...than]),
        isNull(authUsers.deleted_at),
        or(isNull(authUsers.banned_until), sql`${authUsers.banned_until} <= ${now}`),
      ),
    )
    .for("update", { of: userRoles });
  return rows.length > 0;
}
