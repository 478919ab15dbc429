import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authUsers } from "#data/schema/auth-users.ts";
import { speakerApplications, speakers } from "#data/schema/speakers.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { ApplicationStatus } from "#domain/speaker/application.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "./list-page.ts";

export type ApplicationQuery = ListQuery<"submitted_at"> & {
  readonly status?: ApplicationStatus | undefined;
};

const WAITING = ["submitted", "in_review"] as const;

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

/** The queue, oldest first; without a status everything that waits for the platform. */
export async function listApplications(db: Db, query: ApplicationQuery) {
  const where = and(
    query.status
      ? eq(speakerApplications.status, query.status)
      : inArray(speakerApplications.status, [...WAITING]),
    matchesWords(query.q, [
      authUsers.email,
      sql`${speakerApplications.data} ->> 'name'`,
      speakerName,
    ]),
  );
  const counted = db
    .select({ id: speakerApplications.id })
    .from(speakerApplications)
    .innerJoin(authUsers, eq(authUsers.id, speakerApplications.user_id))
    .where(where)
    .$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        ...shown,
        speaker_name: speakerName,
        same_name: sql<string | null>`(
          select s.slug from speakers s
          where lower(coalesce(s.name, s.title)) = lower(${speakerApplications.data} ->> 'name')
            and s.user_id is distinct from ${speakerApplications.user_id} limit 1)`,
      })
      .from(speakerApplications)
      .innerJoin(authUsers, eq(authUsers.id, speakerApplications.user_id))
      .where(where)
      .orderBy(
        ...orderOf(
          { submitted_at: speakerApplications.submitted_at },
          query,
          speakerApplications.id,
        ),
      )
      .limit(limit)
      .offset(offset),
  );
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
