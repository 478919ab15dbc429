import { and, desc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { consents } from "#data/schema/consents.ts";
import { speakerApplications, speakers } from "#data/schema/speakers.ts";

/** The profile that belongs to an account, listed or not. */
export async function findOwnSpeaker(db: Db, userId: string) {
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
