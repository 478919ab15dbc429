import type { Tx } from "#data/db.ts";
import { insertAudit } from "#data/queries/announcements.ts";
import { findContent, lockContent } from "#data/queries/speaker-edit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { editTarget } from "./edit-target.server.ts";
import { type OwnContent, ownContent, type Part } from "./own-content.server.ts";

export type ReadError = "unauthorized" | "forbidden" | "no_speaker";

/** `changed`: somebody else, or another tab, has saved this part meanwhile. */
export type SaveError =
  | ReadError
  | "changed"
  | "unknown_category"
  | "unknown_item"
  | "too_many_items";

/** Found by the account alone, unless an admin names a profile. */
export async function readContent(
  ctx: Ctx,
  viewer: Viewer,
  speakerId?: string,
): Promise<Result<OwnContent, ReadError>> {
  const target = editTarget(viewer, speakerId);
  if (!target.ok) return target;
  const row = await findContent(ctx.db, target.value);
  return row ? ok(ownContent(row)) : failure("no_speaker");
}

/** What every change brings along. */
export type Change = {
  /** Set by admins alone: somebody else's profile. */
  readonly speakerId?: string | undefined;
  readonly requestId: string;
};

type Save = Change & {
  readonly part: Part;
  /** What the owner saw; null where nothing can be overwritten. */
  readonly version: string | null;
  readonly write: (tx: Tx, content: OwnContent) => Promise<SaveError | null>;
};

/** One change of one part, alone with the profile until it is stored. */
export async function changeContent(
  ctx: Ctx,
  viewer: Viewer,
  { part, version, speakerId, requestId, write }: Save,
): Promise<Result<OwnContent, SaveError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const target = editTarget(viewer, speakerId);
  if (!target.ok) return target;
  return ctx.db.transaction(async (tx) => {
    await lockContent(tx, target.value);
    const row = await findContent(tx, target.value);
    if (!row) return failure("no_speaker");
    const before = ownContent(row);
    if (version !== null && before.versions[part] !== version) return failure("changed");
    const refusal = await write(tx, before);
    if (refusal) return failure(refusal);
    await insertAudit(tx, {
      actor: viewer.role,
      actor_id: viewer.userId,
      action: "speaker.edit",
      object_type: "speaker",
      object_id: row.id,
      after: { part },
      request_id: requestId,
    });
    const after = await findContent(tx, target.value);
    return after ? ok(ownContent(after)) : failure("no_speaker");
  });
}
