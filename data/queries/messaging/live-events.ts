import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authMfaFactors, authSessions } from "#data/schema/auth/auth-sessions.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { liveEvents } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

const columns = {
  id: liveEvents.id,
  topic: liveEvents.topic,
  payload: liveEvents.payload,
  cause_tab: liveEvents.cause_tab,
  cause_user: liveEvents.cause_user,
};

export type LiveEventRow = {
  id: number;
  topic: string;
  payload: Record<string, unknown>;
  cause_tab: string | null;
  cause_user: string | null;
};

/** The range of what is kept; both zero while nothing is. Everything up to the newest is committed. */
export async function liveRange(db: Db): Promise<{ oldest: number; newest: number }> {
  const { rows } = await db.execute<{ oldest: string; newest: string }>(
    sql`select coalesce(min(id), 0)::text as oldest, coalesce(max(id), 0)::text as newest from live_events`,
  );
  return { oldest: Number(rows[0]?.oldest ?? 0), newest: Number(rows[0]?.newest ?? 0) };
}

/** In the order in which they were committed: a trigger lets ids grow in that order only. */
export function readLiveEvents(db: Db, after: number, limit: number): Promise<LiveEventRow[]> {
  return db
    .select(columns)
    .from(liveEvents)
    .where(gt(liveEvents.id, after))
    .orderBy(asc(liveEvents.id))
    .limit(limit);
}

type Missed = {
  readonly topics: readonly string[];
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
};

/** What a stream that comes back has missed. */
export function readMissedEvents(
  db: Db,
  { topics, after, upTo, limit }: Missed,
): Promise<LiveEventRow[]> {
  return db
    .select(columns)
    .from(liveEvents)
    .where(
      and(
        inArray(liveEvents.topic, [...topics]),
        gt(liveEvents.id, after),
        lte(liveEvents.id, upTo),
      ),
    )
    .orderBy(asc(liveEvents.id))
    .limit(limit);
}

/** Of these profiles, those that are public or belong to the caller. */
export async function listVisibleCalendars(
  db: Db,
  speakerIds: readonly string[],
  userId: string | null,
): Promise<string[]> {
  const rows = await db
    .select({ id: speakers.id })
    .from(speakers)
    .where(
      and(
        inArray(speakers.id, [...speakerIds]),
        userId === null ? isListedRow : or(isListedRow, eq(speakers.user_id, userId)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The sessions that still count, each with what a stream's rights rest on. */
export async function listLiveSessions(db: Db, ids: readonly string[], now: Date) {
  return db
    .select({
      id: authSessions.id,
      aal: authSessions.aal,
      userRole: userRoles.role,
      profileRole: profiles.role,
      hasFactor: sql<boolean>`exists (
        select from ${authMfaFactors}
        where ${authMfaFactors.user_id} = ${authSessions.user_id}
          and ${authMfaFactors.status} = 'verified'
          and ${authMfaFactors.factor_type} <> 'recovery_code')`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.user_id))
    .leftJoin(userRoles, eq(userRoles.user_id, authSessions.user_id))
    .leftJoin(profiles, eq(profiles.user_id, authSessions.user_id))
    .where(
      and(
        inArray(authSessions.id, [...ids]),
        isNull(authSessions.revoked_at),
        gt(authSessions.not_after, now),
        isNull(authUsers.deleted_at),
        or(isNull(authUsers.banned_until), lte(authUsers.banned_until, now)),
      ),
    );
}
