import type { Tx } from "#data/db.ts";
import {
  findProfile,
  findUserRole,
  saveProfile,
  setUserRole,
} from "#data/queries/accounts/profiles.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { insertSpeaker, listSlugsLike } from "#data/queries/speakers/admin-speakers.ts";
import {
  type ApplicationQuery,
  findApplication,
  hasSpeaker,
  listApplications,
  lockApplication,
  storeDecision,
} from "#data/queries/speakers/speaker-applications.ts";
import { replaceItems } from "#data/queries/speakers/speaker-edit.ts";
import { effectiveRole } from "#domain/account/roles.ts";
import { videoId } from "#domain/media/video-id.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import {
  isOpenApplication,
  type SpeakerApplication,
} from "#domain/speaker/application/application.ts";
import { applicationFees } from "#domain/speaker/application/application-fees.ts";
import { freeSlug, slugOf } from "#domain/speaker/text/slug-of.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { decideChange } from "./decide-change.server.ts";
import type { Decision, DecisionError } from "./decision.server.ts";

export const listApplicationsAsAdmin = asAdmin(async (ctx, _admin, query: ApplicationQuery) =>
  ok(await listApplications(ctx.db, query)),
);

const STATUSES = { approve: "approved", ask: "waiting_for_speaker", reject: "rejected" } as const;
const MAILS = {
  approve: "mail.application_approved",
  ask: "mail.application_changes",
  reject: "mail.application_rejected",
} as const;

/** Decides once; the mail about it leaves with the decision or not at all. */
export const decideApplication = asAdmin(async (ctx, admin, id: string, decision: Decision) => {
  if ((await findApplication(ctx.db, id))?.kind === "change") {
    return decideChange(ctx, admin, id, decision);
  }
  const { kind } = decision;
  const now = ctx.now();
  return ctx.db.transaction(async (tx): Promise<Result<null, DecisionError>> => {
    const application = await lockApplication(tx, id);
    if (!application) return failure("not_found");
    if (!isOpenApplication(application.status)) return failure("decided");
    let speakerId = application.speaker_id;
    if (kind === "approve") {
      const approved = await carryOut(tx, application, now);
      if (!approved.ok) return approved;
      speakerId = approved.value;
    }
    await storeDecision(tx, id, {
      status: STATUSES[kind],
      field_notes: kind === "ask" ? { ...decision.notes } : {},
      decision_reason: kind === "reject" ? decision.reason : null,
      reviewer_id: admin.userId,
      decided_at: now,
      ...(speakerId === null ? {} : { speaker_id: speakerId }),
    });
    await enqueueMail(tx, {
      kind: MAILS[kind],
      to: application.email,
      data: {
        first_name: application.user_metadata.first_name,
        link: `${ctx.publicUrl}${kind === "approve" ? "/dashboard/speaker/edit" : "/speaker-signup"}`,
        notes: kind === "ask" ? decision.notes : {},
        reason: kind === "reject" ? decision.reason : "",
      },
      dedupeKey: `application:${id}:${kind}:${now.getTime()}`,
    });
    await recordAction(tx, admin, {
      action: `speaker.${kind}`,
      object_type: speakerId === null ? "application" : "speaker",
      object_id: speakerId ?? id,
      after: { application: id },
      reason: kind === "reject" ? decision.reason : null,
    });
    return ok(null);
  });
});

type Application = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** Until the speaker gives it a better one. */
const VIDEO_TITLE = "Vortragsvideo";

/** Makes a speaker of an applicant. */
async function carryOut(
  tx: Tx,
  application: Application,
  now: Date,
): Promise<Result<string, DecisionError>> {
  const { user_id, data } = application;
  if (await hasSpeaker(tx, user_id)) return failure("speaker_exists");
  const sent = data as SpeakerApplication;
  const wanted = slugOf(sent.name) || "speaker";
  const slug = freeSlug(wanted, await listSlugsLike(tx, wanted));
  const id = await insertSpeaker(tx, {
    user_id,
    slug,
    name: sent.name,
    job_title: sent.job_title,
    address_label: sent.city,
    categories: [...sent.categories],
    specialties: topicsOf(sent.topics),
    languages_spoken: [...sent.languages],
    short_bio: sent.short_bio,
    ...applicationFees(sent),
    social_links: sent.website ? { website: sent.website } : {},
    status: "active",
    is_active: true,
  });
  if (id === undefined) throw new Error("another speaker took the address at the same moment");
  // An application from before other providers were refused may still name one of them.
  if (sent.video && videoId(sent.video) !== null) {
    const items = [{ title: VIDEO_TITLE, url: sent.video }];
    await replaceItems(tx, { speakerId: id, collection: "videos", items, now });
  }
  await becomeSpeaker(tx, user_id);
  return ok(id);
}

function topicsOf(topics: string | null): string[] {
  const words = (topics ?? "").split(/[,;\n]/).map((word) => word.trim().slice(0, 60));
  return [...new Set(words.filter(Boolean))].slice(0, 20);
}

/** An admin who applies stays an admin. */
async function becomeSpeaker(tx: Tx, userId: string): Promise<void> {
  const userRole = await findUserRole(tx, userId);
  const profileRole = (await findProfile(tx, userId))?.role ?? null;
  if (effectiveRole({ userRole, profileRole }) !== "customer") return;
  await setUserRole(tx, userId, "speaker");
  await saveProfile(tx, userId, { role: "speaker" });
}
