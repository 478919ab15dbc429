import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { speakerApplications } from "#data/schema/speakers/speakers.ts";
import { DECIDED_APPLICATION_STATUSES } from "#domain/speaker/application/application.ts";
import type { PendingChange } from "#domain/speaker/profile-change.ts";

const shown = {
  id: speakerApplications.id,
  status: speakerApplications.status,
  data: speakerApplications.data,
  field_notes: speakerApplications.field_notes,
  decision_reason: speakerApplications.decision_reason,
  submitted_at: speakerApplications.submitted_at,
};

/** The latest change an owner asked for, whatever became of it. */
export async function findLatestChange(db: Db | Tx, speakerId: string) {
  const [row] = await db
    .select(shown)
    .from(speakerApplications)
    .where(isChangeOf(speakerId))
    .orderBy(desc(speakerApplications.created_at), desc(speakerApplications.id))
    .limit(1);
  return row;
}

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findLatestChange>>>;

function isChangeOf(speakerId: string) {
  return and(eq(speakerApplications.speaker_id, speakerId), eq(speakerApplications.kind, "change"));
}

function isOpenChangeOf(speakerId: string) {
  return and(
    isChangeOf(speakerId),
    notInArray(speakerApplications.status, [...DECIDED_APPLICATION_STATUSES]),
  );
}

type WantedChange = {
  readonly speakerId: string;
  readonly userId: string;
  readonly change: PendingChange;
  readonly now: Date;
};

/** One per profile: a further edit joins the one that waits, and answers what was asked about it. */
export async function storeChange(
  tx: Tx,
  { speakerId, userId, change, now }: WantedChange,
): Promise<void> {
  const data = { ...change };
  const [open] = await tx
    .select({ id: speakerApplications.id, status: speakerApplications.status })
    .from(speakerApplications)
    .where(isOpenChangeOf(speakerId))
    .for("update");
  if (!open) {
    await tx.insert(speakerApplications).values({
      kind: "change",
      status: "submitted",
      user_id: userId,
      speaker_id: speakerId,
      data,
      submitted_at: now,
      created_at: now,
    });
    return;
  }
  const isAnswer = open.status === "waiting_for_speaker";
  await tx
    .update(speakerApplications)
    .set({
      data,
      status: "submitted",
      field_notes: {},
      ...(isAnswer && { submitted_at: now }),
    })
    .where(eq(speakerApplications.id, open.id));
}

/** False if nothing waits. */
export async function removeOpenChange(tx: Tx, speakerId: string): Promise<boolean> {
  const rows = await tx
    .delete(speakerApplications)
    .where(isOpenChangeOf(speakerId))
    .returning({ id: speakerApplications.id });
  return rows.length > 0;
}
