import { EMPTY_QUERY } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import type { Ctx } from "#features/ctx.ts";
import { RELATED_COUNT } from "./related-count.ts";

const CATEGORY: CategoryName = "leadership";

/** The best of the category without the one whose profile is open (C-44). */
export function relatedSpeakers(ctx: Ctx, slug: string): SpeakerCardData[] {
  const { hits } = ctx.search.index().search({ ...EMPTY_QUERY, category: [CATEGORY] });
  return hits
    .map(({ card }) => card)
    .filter((card) => card.slug !== slug)
    .slice(0, RELATED_COUNT);
}
