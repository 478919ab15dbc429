import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { findLatestChange, removeOpenChange } from "#data/queries/speakers/profile-changes.ts";
import { findContent, lockContent } from "#data/queries/speakers/speaker-edit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { NO_CHANGE, readPendingChange } from "#domain/speaker/profile-change.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { deleteUnusedUploads, shownPictures } from "../save/delete-unused-uploads.server.ts";
import { type OwnContent, ownContent } from "../save/own-content.server.ts";

type WithdrawError = "unauthorized" | "no_speaker" | "no_change";

/** The profile stays as visitors see it; what waited is gone. */
export async function withdrawChange(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<OwnContent, WithdrawError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const target = { userId: viewer.userId };
  let dropped: readonly string[] = [];
  const done = await ctx.db.transaction(async (tx): Promise<Result<OwnContent, WithdrawError>> => {
    await lockContent(tx, target);
    const row = await findContent(tx, target);
    if (!row) return failure("no_speaker");
    const latest = await findLatestChange(tx, row.id);
    if (!latest || !(await removeOpenChange(tx, row.id))) return failure("no_change");
    const shown = new Set(shownPictures(row, NO_CHANGE));
    const wanted = shownPictures(row, readPendingChange(latest.data));
    dropped = wanted.filter((key) => !shown.has(key));
    await insertAudit(tx, {
      actor: viewer.role,
      actor_id: viewer.userId,
      action: "speaker.change_withdraw",
      object_type: "speaker",
      object_id: row.id,
      after: { change: latest.id },
      request_id: viewer.requestId,
    });
    return ok(ownContent(row));
  });
  if (done.ok) await deleteUnusedUploads(ctx, dropped);
  return done;
}
