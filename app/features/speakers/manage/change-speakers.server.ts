import type { Tx } from "#data/db.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import {
  changeSpeakerState,
  lockSpeakers,
  readListed,
} from "#data/queries/speakers/admin-speakers.ts";
import { findProfileOwner } from "#data/queries/speakers/speaker-activity.ts";
import { startingFee, unansweredLengths } from "#domain/pricing/starting-fee.ts";
import { failure, ok } from "#domain/result.ts";
import {
  type PublicationGaps,
  publicationGaps,
  quickBookingRefusal,
} from "#domain/speaker/admin/publication.ts";
import {
  changeOf,
  isRestriction,
  type SpeakerAction,
  type SpeakerRestriction,
} from "#domain/speaker/admin/speaker-actions.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { completenessOf } from "./list-all-speakers.server.ts";

type SpeakersChange = {
  readonly ids: readonly string[];
  readonly action: SpeakerAction;
  readonly reason: string | null;
  /** Publishes although something expected is missing. */
  readonly isDeliberate?: boolean;
};

/** All or nothing: one refused profile refuses the whole change. */
export type ActionRefusal =
  | { readonly code: "incomplete"; readonly profiles: readonly (PublicationGaps & Named)[] }
  | {
      /** A profile is listed only once every length has a price or is not offered (C-99). */
      readonly code: "no_direct_booking" | "no_fee" | "fees_unanswered";
      readonly names: readonly string[];
    };
type Named = { readonly name: string };

/** One action for one or many speakers; those already in that state stay untouched. */
export const changeSpeakers = asAdmin(
  async (ctx, admin, { ids, action, reason, isDeliberate = false }: SpeakersChange) => {
    return ctx.db.transaction(async (tx) => {
      const found = await lockSpeakers(tx, ids);
      const changing = found.filter((speaker) => changeOf(speaker, action) !== null);
      const refusal = await findRefusal(tx, action, {
        isDeliberate,
        ids: changing.map(({ id }) => id),
      });
      if (refusal) return failure(refusal);
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
        await recordAction(tx, admin, {
          action: `speaker.${action}`,
          object_type: "speaker",
          object_id: speaker.id,
          before: Object.fromEntries(fields.map((field) => [field, speaker[field]])),
          after: { ...change },
          reason,
        });
      }
      return ok({ changed, unchanged: found.length - changed });
    });
  },
);

type Judged = { readonly ids: readonly string[]; readonly isDeliberate: boolean };

/** What a publication lacks, or why direct booking would not be possible. */
async function findRefusal(
  tx: Tx,
  action: SpeakerAction,
  { ids, isDeliberate }: Judged,
): Promise<ActionRefusal | null> {
  if (action === "publish") {
    const rows = await readListed(tx, ids);
    const unready = rows.filter((row) => unansweredLengths(row).length > 0);
    if (unready.length > 0) {
      return { code: "fees_unanswered", names: unready.map(({ name }) => name) };
    }
    const profiles = rows.flatMap((row) => {
      const gaps = publicationGaps(completenessOf(row).missing);
      return gaps && !(gaps.isOptional && isDeliberate) ? [{ ...gaps, name: row.name }] : [];
    });
    return profiles.length === 0 ? null : { code: "incomplete", profiles };
  }
  if (action !== "open_quick_booking") return null;
  const judged = (await readListed(tx, ids)).map((row) => ({
    name: row.name,
    code: quickBookingRefusal({ ...row, lowest_fee: startingFee(row) ?? 0 }),
  }));
  const code = judged.find((one) => one.code !== null)?.code;
  return code
    ? { code, names: judged.flatMap((one) => (one.code === code ? [one.name] : [])) }
    : null;
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
