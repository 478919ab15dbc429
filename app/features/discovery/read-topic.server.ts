import { failure, ok, type Result } from "#domain/result.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import { CATEGORY_HEROES } from "#domain/speaker/category-heroes.ts";
import type { Ctx } from "../ctx.ts";
import { searchSpeakers } from "./search-speakers.server.ts";
import type { TopicView } from "./topics/topic-screen.tsx";

/** One fixed category with its first speakers; anything else does not exist. */
export async function readTopic(
  ctx: Ctx,
  name: string,
): Promise<Result<TopicView, "topic_unknown">> {
  const category = CATEGORIES.find((one) => one.name === name);
  if (!category) return failure("topic_unknown");
  const { cards, total } = await searchSpeakers(ctx, { ...EMPTY_QUERY, category: [name] });
  const { label, description, topics } = category;
  const hero = CATEGORY_HEROES[category.name] ?? null;
  return ok({ name: category.name, label, description, topics, hero, cards, total });
}
