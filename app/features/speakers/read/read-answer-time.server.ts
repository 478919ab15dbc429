import { answerFacts } from "#data/queries/insights/speaker-statistics.ts";
import { findSpeakerSubject } from "#data/queries/speakers/speakers.ts";
import { usualAnswerHours } from "#domain/insights/answer-time.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { maySeeSpeaker } from "../speaker-access.ts";

/** A year back: long enough to know a habit, short enough for it to have changed. */
const DAYS = 365;

/** Within how many hours a speaker usually answers an inquiry, from what really happened. */
export async function readAnswerTime(
  ctx: Ctx,
  viewer: Viewer,
  slug: string,
): Promise<Result<number | null, "not_found">> {
  const speaker = await findSpeakerSubject(ctx.db, { slug });
  if (!speaker || !maySeeSpeaker(viewer, speaker)) return failure("not_found");
  return ok(
    usualAnswerHours(await answerFacts(ctx.db, speaker.id, { now: ctx.now(), days: DAYS })),
  );
}
