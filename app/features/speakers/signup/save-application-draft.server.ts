import { findOwnSpeaker, saveDraft } from "#data/queries/speakers/own-speaker.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ApplicationDraft } from "#domain/speaker/application/application-progress.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

type DraftError = "unauthorized" | "speaker_exists" | "application_open";

/** What was typed so far, for later and for other devices; it is not reviewed. */
export async function saveApplicationDraft(
  ctx: Pick<Ctx, "db" | "now">,
  viewer: Viewer,
  draft: ApplicationDraft,
): Promise<Result<null, DraftError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (await findOwnSpeaker(ctx.db, viewer.userId)) return failure("speaker_exists");
  const sent = { userId: viewer.userId, data: { ...draft }, now: ctx.now() };
  const isSaved = await ctx.db.transaction((tx) => saveDraft(tx, sent));
  return isSaved ? ok(null) : failure("application_open");
}
