import { insertFunnelEvent } from "#data/queries/insights/insights.ts";
import { findSpeakerSubject } from "#data/queries/speakers/speakers.ts";
import type { FunnelStep } from "#domain/insights/funnel-steps.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

type NewFunnelEvent = { speakerId: string; step: FunnelStep; sessionId: string | null };

/** How far visitors come on the way from a profile to a booking. */
export async function recordFunnelEvent(
  ctx: Ctx,
  viewer: Viewer,
  { speakerId, step, sessionId }: NewFunnelEvent,
): Promise<Result<null, "not_found">> {
  const speaker = await findSpeakerSubject(ctx.db, { id: speakerId });
  if (!speaker || !isListed(speaker)) return failure("not_found");
  await insertFunnelEvent(ctx.db, {
    speaker_id: speaker.id,
    user_id: viewer.kind === "user" ? viewer.userId : null,
    session_id: sessionId,
    step,
    occurred_at: ctx.now(),
  });
  return ok(null);
}
