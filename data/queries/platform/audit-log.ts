import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { auditLog } from "#data/schema/outbox.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

export type AuditFilter = {
  readonly actor?: BookingActor | undefined;
  readonly objectType?: string | undefined;
  readonly objectId?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
};

const who = sql<
  string | null
>`coalesce(nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), ''), ${authUsers.email})`;

const berlinMidnight = (day: IsoDate) =>
  sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

function within(filter: AuditFilter, q: string): SQL | undefined {
  const { actor, objectType, objectId, from, to } = filter;
  return and(
    actor ? eq(auditLog.actor, actor) : undefined,
    objectType ? eq(auditLog.object_type, objectType) : undefined,
    objectId ? eq(auditLog.object_id, objectId) : undefined,
    from ? gte(auditLog.at, berlinMidnight(from)) : undefined,
    to ? lt(auditLog.at, berlinMidnight(addDays(to, 1))) : undefined,
    matchesWords(q, [
      auditLog.action,
      auditLog.object_type,
      auditLog.object_id,
      auditLog.reason,
      auditLog.request_id,
      who,
    ]),
  );
}

export async function listAudit(db: Db, query: ListQuery<"at">, filter: AuditFilter) {
  const wanted = within(filter, query.q);
  const counted = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .leftJoin(authUsers, eq(authUsers.id, auditLog.actor_id))
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .where(wanted)
    .$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actor: auditLog.actor,
        actor_id: auditLog.actor_id,
        who,
        action: auditLog.action,
        object_type: auditLog.object_type,
        object_id: auditLog.object_id,
        before: auditLog.before,
        after: auditLog.after,
        reason: auditLog.reason,
        request_id: auditLog.request_id,
      })
      .from(auditLog)
      .leftJoin(authUsers, eq(authUsers.id, auditLog.actor_id))
      .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
      .where(wanted)
      .orderBy(...orderOf({ at: auditLog.at }, query, auditLog.id))
      .limit(limit)
      .offset(offset),
  );
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>["items"][number];

/** The kinds of objects that occur, for the filter: from one to the next along the index. */
export async function listAuditObjects(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ type: string }>(sql`
    with recursive kinds as (
      select min(object_type) as type from ${auditLog}
      union all
      select (select min(object_type) from ${auditLog} where object_type > kinds.type)
      from kinds where kinds.type is not null
    )
    select type from kinds where type is not null`);
  return rows.map(({ type }) => type);
}

export type AuditEntry = Omit<typeof auditLog.$inferInsert, "id" | "at">;

export async function insertAudit(tx: Tx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditLog).values(entries);
}
