import type { TopicCount } from "#domain/search/results.ts";
import type { Ctx } from "#features/ctx.ts";

/** The ten topics most speakers talk about, with their real numbers. */
export function popularTopics(ctx: Ctx): readonly TopicCount[] {
  return ctx.search.index().popularTopics();
}
