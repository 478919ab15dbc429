import { createHash } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  storeDecision,
} from "#data/queries/speakers/speaker-applications.ts";
import {
  findContent,
  listKnownCategories,
  lockContent,
  type OwnContentRow,
  type ProfileChanges,
  replaceItems,
  updateOwnSpeaker,
} from "#data/queries/speakers/speaker-edit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isOpenApplication } from "#domain/speaker/application/application.ts";
import { COLLECTIONS } from "#domain/speaker/editable-fields.ts";
import {
  type ChangeLine,
  changeLines,
  NO_CHANGE,
  type PendingChange,
  readPendingChange,
} from "#domain/speaker/profile-change.ts";
import { type Admin, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { deleteUnusedUploads, shownPictures } from "../save/delete-unused-uploads.server.ts";
import { liveProfile, publicContent } from "../save/own-content.server.ts";
import type { Decision, DecisionError } from "./decision.server.ts";

type ChangeComparison = {
  /** Named by the approval, so that only the version that was read is approved. */
  readonly version: string;
  readonly slug: string;
  readonly lines: ChangeLine[];
};

/** What is public beside what is wanted, field by field. */
export const compareChange = asAdmin(async (ctx, _admin, id: string) => {
  const application = await findApplication(ctx.db, id);
  if (application?.kind !== "change" || application.speaker_id === null) {
    return failure("not_found");
  }
  const row = await findContent(ctx.db, { speakerId: application.speaker_id });
  if (!row) return failure("not_found");
  const change = isOpenApplication(application.status)
    ? readPendingChange(application.data)
    : NO_CHANGE;
  return ok<ChangeComparison>({
    version: versionOf(application.data),
    slug: row.slug,
    lines: changeLines(liveProfile(publicContent(row)), change),
  });
});

const STATUSES = { approve: "approved", ask: "waiting_for_speaker", reject: "rejected" } as const;
const MAILS = {
  approve: "mail.change_approved",
  ask: "mail.change_notes",
  reject: "mail.change_rejected",
} as const;

/** Decides once; what was approved is public with the decision, and the mail leaves with it. */
export async function decideChange(
  ctx: Ctx,
  admin: Admin,
  id: string,
  decision: Decision,
): Promise<Result<null, DecisionError>> {
  let dropped: readonly string[] = [];
  const decided = await ctx.db.transaction(async (tx): Promise<Result<null, DecisionError>> => {
    const speakerId = (await findApplication(tx, id))?.speaker_id;
    if (!speakerId) return failure("not_found");
    // First the profile, in the order of every save and withdrawal: otherwise both could deadlock.
    await lockContent(tx, { speakerId });
    const application = await lockApplication(tx, id);
    if (!application) return failure("not_found");
    if (!isOpenApplication(application.status)) return failure("decided");
    if (decision.kind === "approve" && decision.version !== versionOf(application.data)) {
      return failure("changed");
    }
    const row = await findContent(tx, { speakerId });
    if (!row) return failure("not_found");
    const change = readPendingChange(application.data);
    if (decision.kind === "approve" && !(await publish(tx, row, change, ctx.now()))) {
      return failure("unknown_category");
    }
    if (decision.kind !== "ask") {
      const kept = new Set(shownPictures((await findContent(tx, { speakerId })) ?? row, NO_CHANGE));
      dropped = shownPictures(row, change).filter((key) => !kept.has(key));
    }
    await announce(ctx, tx, { admin, application, row, decision });
    return ok(null);
  });
  if (decided.ok) await deleteUnusedUploads(ctx, dropped);
  return decided;
}

/** False if a category that was asked for is gone meanwhile. */
async function publish(
  tx: Tx,
  row: OwnContentRow,
  { fields, lists }: PendingChange,
  now: Date,
): Promise<boolean> {
  const names = Array.isArray(fields.categories) ? fields.categories.map(String) : [];
  const added = names.filter((name) => !row.categories.includes(name));
  if ((await listKnownCategories(tx, added)).length < added.length) return false;
  for (const collection of COLLECTIONS) {
    const items = lists[collection];
    if (items) await replaceItems(tx, { speakerId: row.id, collection, items, now });
  }
  await updateOwnSpeaker(tx, row.id, fields as ProfileChanges);
  return true;
}

type Announcement = {
  readonly admin: Admin;
  readonly application: Pick<ApplicationRow, "id" | "email"> & {
    readonly user_metadata: { readonly first_name?: string | null | undefined };
  };
  readonly row: OwnContentRow;
  readonly decision: Decision;
};

async function announce(
  ctx: Ctx,
  tx: Tx,
  { admin, application, row, decision }: Announcement,
): Promise<void> {
  const { kind } = decision;
  const now = ctx.now();
  const reason = kind === "reject" ? decision.reason : null;
  const path = kind === "approve" ? `/speaker/${row.slug}` : "/dashboard/speaker/edit";
  await storeDecision(tx, application.id, {
    status: STATUSES[kind],
    field_notes: kind === "ask" ? { ...decision.notes } : {},
    decision_reason: reason,
    reviewer_id: admin.userId,
    decided_at: now,
  });
  await enqueueMail(tx, {
    kind: MAILS[kind],
    to: application.email,
    data: {
      first_name: application.user_metadata.first_name ?? null,
      link: `${ctx.publicUrl}${path}`,
      notes: kind === "ask" ? decision.notes : {},
      reason: reason ?? "",
    },
    dedupeKey: `change:${application.id}:${kind}:${now.getTime()}`,
  });
  await recordAction(tx, admin, {
    action: `speaker.change_${kind}`,
    object_type: "speaker",
    object_id: row.id,
    after: { change: application.id },
    reason,
  });
}

function versionOf(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 16);
}
