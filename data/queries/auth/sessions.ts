import { and, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import {
  authMfaFactors,
  authRefreshTokens,
  authSessions,
} from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import type { Role } from "#domain/account/roles.ts";
import type { AuthUser } from "./users.ts";

export type AuthSession = typeof authSessions.$inferSelect;
export type RefreshRow = typeof authRefreshTokens.$inferSelect;
type SessionChange = Partial<Omit<typeof authSessions.$inferInsert, "id" | "user_id">>;

export type RevokeReason =
  | "logout"
  | "password_changed"
  | "second_factor_added"
  | "token_reuse"
  | "expired"
  | "taken_over"
  | "role_changed"
  | "revoked_by_owner"
  | "revoked_by_admin";

export async function insertSession(
  tx: Tx,
  values: typeof authSessions.$inferInsert,
): Promise<AuthSession> {
  const [row] = await tx.insert(authSessions).values(values).returning();
  if (!row) throw new Error("the session was not stored");
  return row;
}

export async function lockSession(tx: Tx, id: string): Promise<AuthSession | undefined> {
  const rows = await tx.select().from(authSessions).where(eq(authSessions.id, id)).for("update");
  return rows[0];
}

export async function updateSession(tx: Tx, id: string, change: SessionChange): Promise<void> {
  await tx.update(authSessions).set(change).where(eq(authSessions.id, id));
}

export type SessionState = {
  session: AuthSession;
  user: AuthUser;
  userRole: Role | null;
  profileRole: Role | null;
  hasFactor: boolean;
};

/** Everything a request must know about its token, in one round trip; ended sessions are not found. */
export async function findSessionState(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<SessionState | undefined> {
  const rows = await db
    .select({
      session: authSessions,
      user: authUsers,
      userRole: userRoles.role,
      profileRole: profiles.role,
      hasFactor: sql<boolean>`exists (
        select from ${authMfaFactors}
        where ${authMfaFactors.user_id} = ${authUsers.id} and ${authMfaFactors.status} = 'verified'
          and ${authMfaFactors.factor_type} <> 'recovery_code'
      )`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.user_id))
    .leftJoin(userRoles, eq(userRoles.user_id, authUsers.id))
    .leftJoin(profiles, eq(profiles.user_id, authUsers.id))
    .where(
      and(
        eq(authSessions.id, id),
        isNull(authSessions.revoked_at),
        gt(authSessions.not_after, now),
        isNull(authUsers.deleted_at),
      ),
    );
  return rows[0];
}

type Selection = { only?: string; except?: string; below?: "aal2" };

/** Ends sessions of one person; returns how many were still alive. */
export async function revokeSessions(
  db: Db | Tx,
  userId: string,
  reason: RevokeReason,
  now: Date,
  { only, except, below }: Selection = {},
): Promise<number> {
  const chosen: (SQL | undefined)[] = [
    only === undefined ? undefined : eq(authSessions.id, only),
    except === undefined ? undefined : ne(authSessions.id, except),
    below === undefined ? undefined : ne(authSessions.aal, below),
  ];
  const rows = await db
    .update(authSessions)
    .set({ revoked_at: now, revoked_reason: reason })
    .where(and(eq(authSessions.user_id, userId), isNull(authSessions.revoked_at), ...chosen))
    .returning({ id: authSessions.id });
  return rows.length;
}

export async function listLiveSessions(db: Db, userId: string, now: Date): Promise<AuthSession[]> {
  return db
    .select()
    .from(authSessions)
    .where(
      and(
        eq(authSessions.user_id, userId),
        isNull(authSessions.revoked_at),
        gt(authSessions.not_after, now),
      ),
    )
    .orderBy(desc(authSessions.refreshed_at), authSessions.id);
}

/** Has this person been here before, from this address? */
export async function hasSessionFrom(db: Db, userId: string, address: string): Promise<boolean> {
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.user_id, userId), sql`host(${authSessions.ip}) = ${address}`))
    .limit(1);
  return rows.length > 0;
}

/** What this person has signed in with, as far back as sessions are kept. */
export async function listUserAgents(tx: Tx, userId: string): Promise<(string | null)[]> {
  const rows = await tx
    .selectDistinct({ agent: authSessions.user_agent })
    .from(authSessions)
    .where(eq(authSessions.user_id, userId));
  return rows.map(({ agent }) => agent);
}

export async function insertRefreshRow(
  tx: Tx,
  values: typeof authRefreshTokens.$inferInsert,
): Promise<void> {
  await tx.insert(authRefreshTokens).values(values);
}

export async function findRefreshRow(
  tx: Tx,
  sessionId: string,
  generation: number,
): Promise<RefreshRow | undefined> {
  const rows = await tx.select().from(authRefreshTokens).where(isGeneration(sessionId, generation));
  return rows[0];
}

export async function updateRefreshRow(
  tx: Tx,
  sessionId: string,
  generation: number,
  change: Partial<Pick<RefreshRow, "used_at" | "revoked_at">>,
): Promise<void> {
  await tx.update(authRefreshTokens).set(change).where(isGeneration(sessionId, generation));
}

function isGeneration(sessionId: string, generation: number): SQL | undefined {
  return and(
    eq(authRefreshTokens.session_id, sessionId),
    eq(authRefreshTokens.generation, generation),
  );
}
