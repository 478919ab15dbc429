import type { Tx } from "#data/db.ts";
import { changeSpeakerState, lockSpeakers } from "#data/queries/admin-speakers.ts";
import { enqueueMail } from "#data/queries/outbox.ts";
import { findProfileOwner } from "#data/queries/speaker-activity.ts";
import type { FormatFees } from "#domain/pricing/duration-formats.ts";
import { unansweredLengths } from "#domain/pricing/starting-fee.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import {
  changeOf,
  isRestriction,
  type SpeakerAction,
  type SpeakerRestriction,
} from "#domain/speaker/admin/speaker-actions.ts";
import { type AdminRefusal, adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { recordAction } from "../record-action.server.ts";

type Wish = {
  readonly ids: readonly string[];
  readonly action: SpeakerAction;
  readonly reason: string | null;
  readonly requestId: string;
};

/** Nobody is listed before every length has a price or is not offered (DECISIONS C-99). */
type FeesUnanswered = { readonly code: "fees_unanswered"; readonly names: readonly string[] };

/** One action for one or many speakers; whoever is as wanted already stays untouched. */
export async function changeSpeakers(
  ctx: Ctx,
  viewer: Viewer,
  { ids, action, reason, requestId }: Wish,
): Promise<Result<{ changed: number; unchanged: number }, AdminRefusal | FeesUnanswered>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx) => {
    const found = await lockSpeakers(tx, ids);
    const unready = action === "publish" ? found.filter(lacksAnswer) : [];
    if (unready.length > 0) {
      return failure({ code: "fees_unanswered", names: unready.map(({ name }) => name) });
    }
    let changed = 0;
    for (const speaker of found) {
      const change = changeOf(speaker, action);
      if (!change) continue;
      changed += 1;
      await changeSpeakerState(tx, speaker.id, change);
      if (isRestriction(action) && speaker.user_id) {
        await tellOwner(ctx, tx, { id: speaker.id, action, reason });
      }
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

function lacksAnswer(fees: FormatFees): boolean {
  return unansweredLengths(fees).length > 0;
}

type Restricted = {
  readonly id: string;
  readonly action: SpeakerRestriction;
  readonly reason: string | null;
};

async function tellOwner(ctx: Ctx, tx: Tx, { id, action, reason }: Restricted): Promise<void> {
  const address = await findProfileOwner(tx, id);
  if (!address?.email) return;
  await enqueueMail(tx, {
    kind: "mail.speaker_restricted",
    to: address.email,
    data: {
      first_name: address.first_name,
      link: `${ctx.publicUrl}/dashboard/speaker`,
      restriction: action,
      reason: reason ?? "",
    },
    dedupeKey: `speaker_restricted:${id}:${ctx.now().getTime()}`,
  });
}
