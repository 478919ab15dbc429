import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#data/db.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import {
  findLatestChange,
  removeOpenChange,
  storeChange,
} from "#data/queries/speakers/profile-changes.ts";
import { findContent, lockContent } from "#data/queries/speakers/speaker-edit.ts";
import type { FormatDuration } from "#domain/pricing/duration-formats.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isOpenApplication } from "#domain/speaker/application/application.ts";
import {
  isNoChange,
  NO_APPROVAL,
  NO_CHANGE,
  type PendingChange,
  type ProfileApproval,
  readPendingChange,
  withoutSame,
} from "#domain/speaker/profile-change.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { deleteUnusedUploads, shownPictures } from "./delete-unused-uploads.server.ts";
import { editTarget } from "./edit-target.server.ts";
import {
  liveProfile,
  type OwnContent,
  ownContent,
  type Part,
  publicContent,
} from "./own-content.server.ts";

export type ReadError = "unauthorized" | "forbidden" | "no_speaker";

/** `changed`: another user, or another tab, has saved this part meanwhile. */
export type SaveError =
  | ReadError
  | "changed"
  | "unknown_category"
  | "unknown_item"
  | "too_many_items"
  | "nothing_offered"
  | FeesUnanswered;

/** A listed speaker says for each length what it costs, or that it is not offered (C-99). */
type FeesUnanswered = {
  readonly code: "fees_unanswered";
  readonly lengths: readonly FormatDuration[];
};

/** Found by the account alone, unless an admin names a profile. */
export async function readContent(
  ctx: Ctx,
  viewer: Viewer,
  speakerId?: string,
): Promise<Result<OwnContent, ReadError>> {
  const target = editTarget(viewer, speakerId);
  if (!target.ok) return target;
  const row = await findContent(ctx.db, target.value);
  if (!row) return failure("no_speaker");
  // Admins edit what is public; what an owner wants is decided at the approvals.
  const latest = speakerId === undefined ? await findLatestChange(ctx.db, row.id) : undefined;
  return ok(ownContent(row, latest));
}

/** What every change brings along. */
export type Change = {
  /** Set by admins alone: another user's profile. */
  readonly speakerId?: string | undefined;
};

/** What a part is changed from. */
export type Before = {
  /** As the person who edits sees it. */
  readonly content: OwnContent;
  /** As visitors see it. */
  readonly live: OwnContent;
  readonly approval: ProfileApproval;
  readonly pending: PendingChange;
};

type Save = Change & {
  readonly part: Part;
  /** What the owner saw; null where nothing can be overwritten. */
  readonly version: string | null;
  /** Stores what holds at once and returns everything that has to wait from now on. */
  readonly write: (tx: Tx, before: Before) => Promise<Result<PendingChange, SaveError>>;
};

/** One change of one part, alone with the profile until it is stored. */
export async function changeContent(
  ctx: Ctx,
  viewer: Viewer,
  { part, version, speakerId, write }: Save,
): Promise<Result<OwnContent, SaveError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const target = editTarget(viewer, speakerId);
  if (!target.ok) return target;
  const isOwner = speakerId === undefined;
  let dropped: readonly string[] = [];
  const saved = await ctx.db.transaction(async (tx): Promise<Result<OwnContent, SaveError>> => {
    await lockContent(tx, target.value);
    const row = await findContent(tx, target.value);
    if (!row) return failure("no_speaker");
    const latest = await findLatestChange(tx, row.id);
    const isOpen = latest !== undefined && isOpenApplication(latest.status);
    const pending = isOpen ? readPendingChange(latest.data) : NO_CHANGE;
    const live = ownContent(row);
    const content = isOwner ? ownContent(row, latest) : live;
    if (version !== null && content.versions[part] !== version) return failure("changed");
    const approval =
      isOwner && live.is_listed ? await currentSetting(tx, "profile_approval") : NO_APPROVAL;
    const written = await write(tx, { content, live, approval, pending });
    if (!written.ok) return written;
    const stored = await findContent(tx, target.value);
    if (!stored) return failure("no_speaker");
    const shown = liveProfile(publicContent(stored));
    const wanted = withoutSame(shown, written.value);
    const isWaiting = !isNoChange(wanted);
    // A fee saved meanwhile answers nothing that a reviewer has asked.
    const isKnown = isOpen && isSameChange(wanted, withoutSame(shown, pending));
    if (isOwner && isWaiting && !isKnown) {
      const { userId } = viewer;
      await storeChange(tx, { speakerId: row.id, userId, change: wanted, now: ctx.now() });
    } else if (isOwner && isOpen && !isWaiting) await removeOpenChange(tx, row.id);
    await insertAudit(tx, {
      actor: viewer.role,
      actor_id: viewer.userId,
      action: "speaker.edit",
      object_type: "speaker",
      object_id: row.id,
      after: isOwner && isWaiting ? { part, waits: true } : { part },
      request_id: viewer.requestId,
    });
    const kept = new Set(shownPictures(stored, isOwner ? wanted : pending));
    dropped = shownPictures(row, pending).filter((key) => !kept.has(key));
    return ok(ownContent(stored, isOwner ? await findLatestChange(tx, row.id) : undefined));
  });
  if (saved.ok) await deleteUnusedUploads(ctx, dropped);
  return saved;
}

/** What is stored has been JSON, where the order of fields says nothing. */
function isSameChange(wanted: PendingChange, stored: PendingChange): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(wanted)), stored);
}
