import type { Tx } from "#data/db.ts";
import { insertAudit } from "#data/queries/announcements.ts";
import { findOwnContent, lockOwnSpeaker } from "#data/queries/speaker-edit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { type OwnContent, ownContent, type Part } from "./own-content.server.ts";

export type ReadError = "unauthorized" | "no_speaker";

/** `changed`: somebody else, or another tab, has saved this part meanwhile. */
export type SaveError =
  | ReadError
  | "changed"
  | "unknown_category"
  | "unknown_item"
  | "too_many_items";

/** Found by the account alone: there is no way to name somebody else's profile. */
export async function readOwnContent(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<OwnContent, ReadError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const row = await findOwnContent(ctx.db, viewer.userId);
  return row ? ok(ownContent(row)) : failure("no_speaker");
}

type Save = {
  readonly part: Part;
  /** What the owner saw; null where nothing can be overwritten. */
  readonly version: string | null;
  readonly requestId: string;
  readonly write: (tx: Tx, content: OwnContent) => Promise<SaveError | null>;
};

/** One change of one part, alone with the profile until it is stored. */
export async function changeContent(
  ctx: Ctx,
  viewer: Viewer,
  { part, version, requestId, write }: Save,
): Promise<Result<OwnContent, SaveError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  return ctx.db.transaction(async (tx) => {
    await lockOwnSpeaker(tx, userId);
    const row = await findOwnContent(tx, userId);
    if (!row) return failure("no_speaker");
    const before = ownContent(row);
    if (version !== null && before.versions[part] !== version) return failure("changed");
    const refusal = await write(tx, before);
    if (refusal) return failure(refusal);
    await insertAudit(tx, {
      actor: viewer.role,
      actor_id: userId,
      action: "speaker.edit",
      object_type: "speaker",
      object_id: row.id,
      after: { part },
      request_id: requestId,
    });
    const after = await findOwnContent(tx, userId);
    return after ? ok(ownContent(after)) : failure("no_speaker");
  });
}
