import { changeSpeakerState, lockSpeakers } from "#data/queries/admin-speakers.ts";
import { ok, type Result } from "#domain/result.ts";
import { changeOf, type SpeakerAction } from "#domain/speaker/admin/speaker-actions.ts";
import { type AdminRefusal, adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { recordAction } from "../record-action.server.ts";

type Wish = {
  readonly ids: readonly string[];
  readonly action: SpeakerAction;
  readonly reason: string | null;
  readonly requestId: string;
};

/** One action for one or many speakers; whoever is as wanted already stays untouched. */
export async function changeSpeakers(
  ctx: Ctx,
  viewer: Viewer,
  { ids, action, reason, requestId }: Wish,
): Promise<Result<{ changed: number; unchanged: number }, AdminRefusal>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx) => {
    const found = await lockSpeakers(tx, ids);
    let changed = 0;
    for (const speaker of found) {
      const change = changeOf(speaker, action);
      if (!change) continue;
      changed += 1;
      await changeSpeakerState(tx, speaker.id, change);
      const fields = Object.keys(change) as (keyof typeof change)[];
      await recordAction(tx, admin.value, {
        action: `speaker.${action}`,
        object_type: "speaker",
        object_id: speaker.id,
        before: Object.fromEntries(fields.map((field) => [field, speaker[field]])),
        after: { ...change },
        reason,
        request_id: requestId,
      });
    }
    return ok({ changed, unchanged: found.length - changed });
  });
}
