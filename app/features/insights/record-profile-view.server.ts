import { insertProfileView } from "#data/queries/insights/insights.ts";
import { findSpeakerSubject } from "#data/queries/speakers/speakers.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

type NewProfileView = { speakerId: string; ref: string | null; sessionId: string | null };

/** One row per opened profile, with the account of a signed-in user and without one for visitors. */
export async function recordProfileView(
  ctx: Ctx,
  viewer: Viewer,
  { speakerId, ref, sessionId }: NewProfileView,
): Promise<Result<string, "not_found">> {
  // A hidden profile has no audience: its owner and admins look at it for other reasons.
  const speaker = await findSpeakerSubject(ctx.db, { id: speakerId });
  if (!speaker || !isListed(speaker)) return failure("not_found");
  const id = await insertProfileView(ctx.db, {
    speaker_id: speaker.id,
    user_id: viewer.kind === "user" ? viewer.userId : null,
    ref,
    session_id: sessionId,
    occurred_at: ctx.now(),
  });
  return ok(id);
}
