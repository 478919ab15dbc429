import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authAuditLog, authUsers } from "#data/schema/auth/auth-users.ts";
import type { SecurityEvent } from "#domain/account/security-event.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

type Entry = Omit<typeof authAuditLog.$inferInsert, "action"> & { action: SecurityEvent };

export async function writeAuthAudit(db: Db | Tx, entry: Entry): Promise<void> {
  await db.insert(authAuditLog).values(entry);
}

export type SecurityFilter = {
  readonly events?: readonly SecurityEvent[] | undefined;
  readonly userId?: string | undefined;
  /** From this moment on. */
  readonly since?: Date | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
};

const nameOf = (profile: typeof profiles) =>
  sql<
    string | null
  >`nullif(btrim(concat_ws(' ', ${profile.first_name}, ${profile.last_name})), '')`;

const actors = alias(authUsers, "actors");

const berlinMidnight = (day: IsoDate) =>
  sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

function within({ events, userId, since, from, to }: SecurityFilter, q: string): SQL | undefined {
  return and(
    events ? inArray(authAuditLog.action, [...events]) : undefined,
    userId ? eq(authAuditLog.user_id, userId) : undefined,
    since ? gte(authAuditLog.at, since) : undefined,
    from ? gte(authAuditLog.at, berlinMidnight(from)) : undefined,
    to ? lt(authAuditLog.at, berlinMidnight(addDays(to, 1))) : undefined,
    matchesWords(q, [authUsers.email, nameOf(profiles), sql`abbrev(${authAuditLog.ip})`]),
  );
}

/** How many rows the list has for this question; the same that `listSecurityEvents` counts. */
export function countSecurityEvents(db: Db, filter: SecurityFilter, q = ""): Promise<number> {
  const counted = db
    .select({ id: authAuditLog.id })
    .from(authAuditLog)
    .leftJoin(authUsers, eq(authUsers.id, authAuditLog.user_id))
    .leftJoin(profiles, eq(profiles.user_id, authAuditLog.user_id))
    .where(within(filter, q))
    .$dynamic();
  return boundedCount(db, counted);
}

export function listSecurityEvents(db: Db, query: ListQuery<"at">, filter: SecurityFilter) {
  return readPage(query, countSecurityEvents(db, filter, query.q), ({ limit, offset }) =>
    db
      .select({
        id: authAuditLog.id,
        at: authAuditLog.at,
        event: sql<SecurityEvent>`${authAuditLog.action}`,
        user_id: authAuditLog.user_id,
        name: nameOf(profiles),
        /** None where only the shell of an account is left. */
        email: sql<
          string | null
        >`case when ${authUsers.deleted_at} is null then ${authUsers.email} end`,
        /** Another user than the owner of the account. */
        actor_id: authAuditLog.actor_id,
        actor_email: actors.email,
        address: sql<string | null>`abbrev(${authAuditLog.ip})`,
        user_agent: authAuditLog.user_agent,
        detail: authAuditLog.detail,
      })
      .from(authAuditLog)
      .leftJoin(authUsers, eq(authUsers.id, authAuditLog.user_id))
      .leftJoin(profiles, eq(profiles.user_id, authAuditLog.user_id))
      .leftJoin(actors, eq(actors.id, authAuditLog.actor_id))
      .where(within(filter, query.q))
      .orderBy(...orderOf({ at: authAuditLog.at }, query, authAuditLog.id))
      .limit(limit)
      .offset(offset),
  );
}

export type SecurityRow = Awaited<ReturnType<typeof listSecurityEvents>>["items"][number];

/** How often each kind of event happened since then, for monitoring. */
export function countByEvent(db: Db, since: Date): Promise<{ event: string; count: number }[]> {
  return db
    .select({ event: authAuditLog.action, count: count() })
    .from(authAuditLog)
    .where(gte(authAuditLog.at, since))
    .groupBy(authAuditLog.action)
    .orderBy(desc(count()));
}
