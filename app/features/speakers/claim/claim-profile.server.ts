import { saveProfile, setUserRole } from "#data/queries/accounts/profiles.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { findSpeakerRecord } from "#data/queries/speakers/admin-speakers.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import {
  giveSpeakerTo,
  redeemPreviewLink,
  revokePreviewLinks,
} from "#data/queries/speakers/signed-preview-links.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { createPreviewLink, linkHash } from "#features/signed-preview-link.server.ts";

/**
 * Invites speakers to take over their profiles. Profiles with an owner or without an address are
 * left out; a new invitation revokes the older one.
 */
export const inviteSpeakers = asAdmin(async (ctx, admin, ids: readonly string[]) => {
  return ctx.db.transaction(async (tx) => {
    let sent = 0;
    for (const id of new Set(ids)) {
      const record = await findSpeakerRecord(tx, id);
      if (!record?.email || record.owner_id !== null) continue;
      sent += 1;
      await revokePreviewLinks(tx, "claim", id);
      const link = { kind: "claim", objectId: id, now: ctx.now() } as const;
      const { token, expiresAt } = await createPreviewLink(tx, admin, link);
      await enqueueMail(tx, {
        kind: "mail.speaker_claim",
        to: record.email,
        data: {
          first_name: record.name,
          link: `${ctx.publicUrl}/einladung/${token}`,
          until: expiresAt.toISOString(),
        },
        dedupeKey: `speaker_claim:${id}:${expiresAt.getTime()}`,
      });
      await recordAction(tx, admin, {
        action: "speaker.invite",
        object_type: "speaker",
        object_id: id,
      });
    }
    return sent === 0 ? failure("no_address") : ok({ sent });
  });
});

export type ClaimError = "unauthorized" | "admin" | "has_profile" | "link_invalid";

/** The link gives its holder the profile, once. The role follows; nothing is published by it. */
export async function claimProfile(
  ctx: Ctx,
  viewer: Viewer,
  token: string,
): Promise<Result<{ speakerId: string }, ClaimError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  // An admin who tries the link must not lose the administration over it.
  if (viewer.role === "admin") return failure("admin");
  const { userId } = viewer;
  if (await findOwnSpeaker(ctx.db, userId)) return failure("has_profile");
  return ctx.db.transaction(async (tx) => {
    const wanted = { hash: linkHash(token), kind: "claim", now: ctx.now() } as const;
    const speakerId = await redeemPreviewLink(tx, wanted);
    if (speakerId === null || !(await giveSpeakerTo(tx, speakerId, userId))) {
      return failure("link_invalid");
    }
    await setUserRole(tx, userId, "speaker");
    await saveProfile(tx, userId, { role: "speaker" });
    await insertAudit(tx, {
      actor: "speaker",
      actor_id: userId,
      action: "speaker.claim",
      object_type: "speaker",
      object_id: speakerId,
      request_id: viewer.requestId,
      ip_prefix: viewer.network ?? null,
    });
    return ok({ speakerId });
  });
}
