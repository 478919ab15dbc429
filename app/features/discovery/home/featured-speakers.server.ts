import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { Ctx } from "#features/ctx.ts";

/** Up to six cards: phones show all of them, larger screens the first three (FEAT-04, FEAT-05). */
export function featuredSpeakers(ctx: Ctx): readonly SpeakerCardData[] {
  return ctx.search.index().featured();
}
