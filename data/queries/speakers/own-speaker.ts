import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { consents } from "#data/schema/consents.ts";
import { speakerApplications, speakers } from "#data/schema/speakers/speakers.ts";
import {
  DECIDED_APPLICATION_STATUSES,
  UNSENT_APPLICATION_STATUSES,
} from "#domain/speaker/application/application.ts";

/** The profile that belongs to an account, listed or not. */
export async function findOwnSpeaker(db: Db | Tx, userId: string) {
  const [row] = await db
    .select({
      id: speakers.id,
      slug: speakers.slug,
      name: sql<string>`coalesce(${speakers.name}, ${speakers.title})`,
      profile_image_url: speakers.profile_image_url,
      status: speakers.status,
      is_active: speakers.is_active,
    })
    .from(speakers)
    .where(eq(speakers.user_id, userId));
  return row;
}

/** The latest one, whatever became of it. */
export async function findOwnApplication(db: Db, userId: string) {
  const [row] = await db
    .select({
      id: speakerApplications.id,
      status: speakerApplications.status,
      submitted_at: speakerApplications.submitted_at,
      data: speakerApplications.data,
      field_notes: speakerApplications.field_notes,
      decision_reason: speakerApplications.decision_reason,
    })
    .from(speakerApplications)
    .where(
      and(eq(speakerApplications.user_id, userId), eq(speakerApplications.kind, "application")),
    )
    .orderBy(desc(speakerApplications.created_at), desc(speakerApplications.id))
    .limit(1);
  return row;
}

type NewApplication = {
  readonly userId: string;
  readonly data: Record<string, unknown>;
  readonly now: Date;
};

const sentBack = {
  id: speakerApplications.id,
  status: speakerApplications.status,
  submitted_at: speakerApplications.submitted_at,
};

/** A draft, or the one that was sent back for changes, with its new content; undefined if there is none. */
export async function resubmitApplication(tx: Tx, { userId, data, now }: NewApplication) {
  const [row] = await tx
    .update(speakerApplications)
    .set({ status: "submitted", data, field_notes: {}, submitted_at: now })
    .where(
      and(
        eq(speakerApplications.user_id, userId),
        eq(speakerApplications.kind, "application"),
        inArray(speakerApplications.status, UNSENT_APPLICATION_STATUSES),
      ),
    )
    .returning(sentBack);
  return row;
}

/** Keeps what was typed so far; false once it has been sent. */
export async function saveDraft(tx: Tx, { userId, data, now }: NewApplication): Promise<boolean> {
  const [open] = await tx
    .select({ id: speakerApplications.id, status: speakerApplications.status })
    .from(speakerApplications)
    .where(
      and(
        eq(speakerApplications.user_id, userId),
        eq(speakerApplications.kind, "application"),
        notInArray(speakerApplications.status, [...DECIDED_APPLICATION_STATUSES]),
      ),
    )
    .for("update");
  if (open && open.status !== "draft") return false;
  if (open) {
    await tx.update(speakerApplications).set({ data }).where(eq(speakerApplications.id, open.id));
    return true;
  }
  const rows = await tx
    .insert(speakerApplications)
    .values({ kind: "application", status: "draft", user_id: userId, data, created_at: now })
    .onConflictDoNothing()
    .returning({ id: speakerApplications.id });
  return rows.length > 0;
}

/** The consent that was given last, whichever version it was for. */
export async function findSpeakerTerms(db: Db, userId: string) {
  const [row] = await db
    .select({ version: consents.version, accepted_at: consents.accepted_at })
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.document, "speaker_agb")))
    .orderBy(desc(consents.accepted_at), desc(consents.id))
    .limit(1);
  return row;
}

/** Undefined if there is an open one already: of two parallel applications the first counts. */
export async function insertApplication(tx: Tx, { userId, data, now }: NewApplication) {
  const [row] = await tx
    .insert(speakerApplications)
    .values({
      kind: "application",
      status: "submitted",
      user_id: userId,
      data,
      submitted_at: now,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({
      id: speakerApplications.id,
      status: speakerApplications.status,
      submitted_at: speakerApplications.submitted_at,
    });
  return row;
}

export async function recordSpeakerTerms(
  tx: Tx,
  userId: string,
  version: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(consents)
    .values({ user_id: userId, document: "speaker_agb", version, accepted_at: now });
}
