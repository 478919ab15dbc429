import { and, count, eq, inArray, min, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { speakerApplications, speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import {
  type ApplicationStatus,
  WAITING_APPLICATION_STATUSES,
} from "#domain/speaker/application/application.ts";

export type ApplicationQuery = ListQuery<"submitted_at"> & {
  readonly status?: ApplicationStatus | undefined;
};

const shown = {
  id: speakerApplications.id,
  kind: speakerApplications.kind,
  status: speakerApplications.status,
  user_id: speakerApplications.user_id,
  speaker_id: speakerApplications.speaker_id,
  email: authUsers.email,
  data: speakerApplications.data,
  field_notes: speakerApplications.field_notes,
  decision_reason: speakerApplications.decision_reason,
  submitted_at: speakerApplications.submitted_at,
  decided_at: speakerApplications.decided_at,
};

/** The profile a change belongs to. */
const speakerName = sql<string | null>`(
  select coalesce(s.name, s.title) from speakers s where s.id = ${speakerApplications.speaker_id})`;
const ownName = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

/**
 * Everything the platform decides on: applications, changes, and profiles in the state „In Prüfung“
 * that came in another way. List and counts read this one selection.
 */
function queueOf(db: Db) {
  return db
    .select({
      ...shown,
      kind: sql<"application" | "change" | "profile">`${speakerApplications.kind}`.as("kind"),
      user_id: sql<string | null>`${speakerApplications.user_id}`.as("user_id"),
      speaker_name: speakerName.as("speaker_name"),
      same_name: sql<string | null>`(
        select s.slug from speakers s
        where lower(coalesce(s.name, s.title)) = lower(${speakerApplications.data} ->> 'name')
          and s.user_id is distinct from ${speakerApplications.user_id} limit 1)`.as("same_name"),
    })
    .from(speakerApplications)
    .innerJoin(authUsers, eq(authUsers.id, speakerApplications.user_id))
    .unionAll(
      db
        .select({
          id: speakers.id,
          kind: sql<"application" | "change" | "profile">`'profile'`.as("kind"),
          status: sql<ApplicationStatus>`'in_review'`.as("status"),
          user_id: sql<string | null>`${speakers.user_id}`.as("user_id"),
          speaker_id: sql<string | null>`${speakers.id}`.as("speaker_id"),
          email: sql<string>`coalesce(${authUsers.email}, ${speakerContacts.email}, '')`.as(
            "email",
          ),
          data: sql<Record<string, unknown>>`jsonb_build_object(
            'name', ${ownName}, 'categories', ${speakers.categories})`.as("data"),
          field_notes: sql<Record<string, string>>`'{}'::jsonb`.as("field_notes"),
          decision_reason: sql<string | null>`null::text`.as("decision_reason"),
          submitted_at: sql<Date | null>`${speakers.created_at}`.as("submitted_at"),
          decided_at: sql<Date | null>`null::timestamptz`.as("decided_at"),
          speaker_name: sql<string | null>`${ownName}`.as("speaker_name"),
          same_name: sql<string | null>`null::text`.as("same_name"),
        })
        .from(speakers)
        .leftJoin(authUsers, eq(authUsers.id, speakers.user_id))
        .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
        .where(eq(speakers.status, "pending")),
    )
    .as("queue");
}

/** The queue, oldest first; without a status everything that waits for the platform. */
export async function listApplications(db: Db, query: ApplicationQuery) {
  const queue = queueOf(db);
  const where = and(
    query.status
      ? eq(queue.status, query.status)
      : inArray(queue.status, WAITING_APPLICATION_STATUSES),
    matchesWords(query.q, [queue.email, sql`${queue.data} ->> 'name'`, sql`${queue.speaker_name}`]),
  );
  const counted = db.select({ id: queue.id }).from(queue).where(where).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select()
      .from(queue)
      .where(where)
      .orderBy(...orderOf({ submitted_at: queue.submitted_at }, query, queue.id))
      .limit(limit)
      .offset(offset),
  );
}

/** How many wait for the platform, and since when the first of them does. */
export async function waitingApplications(db: Db) {
  const queue = queueOf(db);
  const [row] = await db
    .select({ count: count(), oldest: min(queue.submitted_at) })
    .from(queue)
    .where(inArray(queue.status, WAITING_APPLICATION_STATUSES));
  return row ?? { count: 0, oldest: null };
}

export async function findApplication(db: Db | Tx, id: string) {
  const [row] = await db
    .select({
      kind: speakerApplications.kind,
      status: speakerApplications.status,
      speaker_id: speakerApplications.speaker_id,
      data: speakerApplications.data,
    })
    .from(speakerApplications)
    .where(and(eq(speakerApplications.id, id), ne(speakerApplications.status, "draft")));
  return row;
}

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>["items"][number];

export async function lockApplication(tx: Tx, id: string) {
  const [row] = await tx
    .select({ ...shown, user_metadata: authUsers.user_metadata })
    .from(speakerApplications)
    .innerJoin(authUsers, eq(authUsers.id, speakerApplications.user_id))
    .where(and(eq(speakerApplications.id, id), ne(speakerApplications.status, "draft")))
    .for("update", { of: speakerApplications });
  return row;
}

type Decision = {
  readonly status: ApplicationStatus;
  readonly field_notes?: Record<string, string>;
  readonly decision_reason?: string | null;
  readonly reviewer_id: string;
  readonly decided_at: Date;
  readonly speaker_id?: string;
};

export async function storeDecision(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx.update(speakerApplications).set(decision).where(eq(speakerApplications.id, id));
}

export async function hasSpeaker(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: speakers.id })
    .from(speakers)
    .where(eq(speakers.user_id, userId));
  return rows.length > 0;
}
