import type { Tx } from "#data/db.ts";
import { findUserRecord } from "#data/queries/accounts/admin-users.ts";
import { saveProfile, setUserRole } from "#data/queries/accounts/profiles.ts";
import { revokeSessions } from "#data/queries/auth/sessions.ts";
import { listProfileHolds } from "#data/queries/billing/open-obligations.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { findSpeakerRecord } from "#data/queries/speakers/admin-speakers.ts";
import { findProfileOwner } from "#data/queries/speakers/speaker-activity.ts";
import { lockContent } from "#data/queries/speakers/speaker-edit.ts";
import { eraseSpeaker, listPictures } from "#data/queries/speakers/speaker-erasure.ts";
import { ERASED_TEXTS } from "#domain/account/erased-texts.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isTypedName } from "#domain/speaker/admin/is-typed-name.ts";
import type { ProfileHold } from "#domain/speaker/admin/profile-hold.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { removeFiles } from "#features/remove-files.server.ts";

type Holds = readonly ProfileHold[];

/** What has to be finished before the profile can be deleted; empty if nothing is in the way. */
export const readProfileHolds = asAdmin(async (ctx, _admin, id: string) => {
  return ctx.db.transaction(async (tx) => {
    if (!(await findSpeakerRecord(tx, id))) return failure("not_found");
    return ok(await listProfileHolds(tx, id, berlinDay(ctx.now().getTime())));
  });
});

type Deletion = {
  /** The name of the profile, typed in against deleting the wrong one by a slip. */
  readonly confirmation: string;
  readonly reason: string;
};

export type SpeakerDeletionError =
  | AdminRefusal
  | "not_found"
  | "confirmation"
  | { readonly code: "profile_held"; readonly holds: Holds };

/**
 * Removes a profile for good, by the same erasure as when its owner leaves. What the books need stays;
 * the account stays, too, as one that books.
 */
export const deleteSpeaker = asAdmin(
  async (ctx, admin, id: string, { confirmation, reason }: Deletion) => {
    type Done = Result<readonly string[], SpeakerDeletionError>;
    const done = await ctx.db.transaction(async (tx): Promise<Done> => {
      // A booking at this moment is in time or too late, but never in between.
      await lockContent(tx, { speakerId: id });
      const record = await findSpeakerRecord(tx, id);
      if (!record) return failure("not_found");
      if (!isTypedName(confirmation, record.name)) return failure("confirmation");
      const holds = await listProfileHolds(tx, id, berlinDay(ctx.now().getTime()));
      if (holds.length > 0) return failure({ code: "profile_held", holds });
      if (record.owner_id !== null)
        await releaseOwner(ctx, tx, { id, owner: record.owner_id, reason });
      const pictures = await listPictures(tx, { speakerId: id });
      await eraseSpeaker(tx, { speakerId: id, words: ERASED_TEXTS });
      await recordAction(tx, admin, {
        action: "speaker.delete",
        object_type: "speaker",
        object_id: id,
        reason,
      });
      return ok(pictures);
    });
    if (!done.ok) return done;
    await removeFiles(ctx, done.value);
    return ok(null);
  },
);

type Release = { readonly id: string; readonly owner: string; readonly reason: string };

/** Told why, and from now on a customer; sessions from before were opened under other rules. */
async function releaseOwner(ctx: Ctx, tx: Tx, { id, owner, reason }: Release): Promise<void> {
  const address = await findProfileOwner(tx, id);
  if (address?.email) {
    await enqueueMail(tx, {
      kind: "mail.speaker_deleted",
      to: address.email,
      data: {
        first_name: address.first_name,
        link: `${ctx.publicUrl}/dashboard/customer`,
        reason,
      },
      dedupeKey: `speaker_deleted:${id}`,
    });
  }
  const account = await findUserRecord(tx, owner, ctx.now());
  if (account?.role !== "speaker") return;
  await setUserRole(tx, owner, "customer");
  await saveProfile(tx, owner, { role: "customer" });
  await revokeSessions(tx, owner, "role_changed", ctx.now());
}
