import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import type { Ctx } from "#features/ctx.ts";
import { RELATED_COUNT } from "./related-count.ts";

const CATEGORY: CategoryName = "leadership";

/** Of whom every profile shows the first ones: one more than it has room for, because it leaves out itself. */
export function relatedCandidates(index: Pick<SpeakerIndex, "search">): SpeakerCardData[] {
  const { hits } = index.search({ ...EMPTY_QUERY, category: [CATEGORY] });
  return hits.slice(0, RELATED_COUNT + 1).map(({ card }) => card);
}

/** The best of the category without the one whose profile is open (C-44). */
export function relatedSpeakers(ctx: Ctx, slug: string): SpeakerCardData[] {
  const others = relatedCandidates(ctx.search.index()).filter((card) => card.slug !== slug);
  return others.slice(0, RELATED_COUNT);
}
