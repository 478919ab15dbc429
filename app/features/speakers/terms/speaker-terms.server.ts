import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { findSpeakerTerms, recordSpeakerTerms } from "#data/queries/speakers/own-speaker.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { SPEAKER_TERMS_VERSION } from "#domain/speaker/application/application.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export type TermsState = {
  readonly version: string;
  readonly accepted: { readonly version: string; readonly at: Date } | null;
};

type Refusal = "unauthorized" | "forbidden";

/** Which version holds, and which one the speaker has agreed to. */
export async function readTerms(
  ctx: Pick<Ctx, "db">,
  viewer: Viewer,
): Promise<Result<TermsState, Refusal>> {
  const refusal = refusalOf(viewer);
  if (refusal !== null || viewer.kind === "visitor") return failure(refusal ?? "unauthorized");
  const last = await findSpeakerTerms(ctx.db, viewer.userId);
  const accepted = last ? { version: last.version, at: last.accepted_at } : null;
  return ok({ version: SPEAKER_TERMS_VERSION, accepted });
}

/** On record with version and time; reading an older text is no consent. */
export async function acceptTerms(
  ctx: Pick<Ctx, "db" | "now">,
  viewer: Viewer,
  version: string,
): Promise<Result<TermsState, Refusal | "outdated">> {
  const refusal = refusalOf(viewer);
  if (refusal !== null || viewer.kind === "visitor") return failure(refusal ?? "unauthorized");
  if (version !== SPEAKER_TERMS_VERSION) return failure("outdated");
  const now = ctx.now();
  const { userId } = viewer;
  const last = await findSpeakerTerms(ctx.db, userId);
  if (last?.version === version)
    return ok({ version, accepted: { version, at: last.accepted_at } });
  await ctx.db.transaction(async (tx) => {
    await recordSpeakerTerms(tx, userId, version, now);
    await insertAudit(tx, {
      actor: "speaker",
      actor_id: userId,
      action: "speaker_terms.accept",
      object_type: "user",
      object_id: userId,
      after: { version },
      request_id: viewer.requestId,
    });
  });
  return ok({ version, accepted: { version, at: now } });
}

/** The terms are between the platform and its speakers (ROLE-15). */
function refusalOf(viewer: Viewer): Refusal | null {
  if (viewer.kind === "visitor") return "unauthorized";
  return viewer.role === "speaker" ? null : "forbidden";
}
