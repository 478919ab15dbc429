import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import type { Ctx } from "#features/ctx.ts";
import { topicCounts } from "./topic-counts.server.ts";
import type { TopicEntry } from "./topics-screen.tsx";

/** The fixed categories in their order (CAT-01) with today's numbers. */
export async function listTopics(ctx: Ctx): Promise<TopicEntry[]> {
  const counts = new Map((await topicCounts(ctx)).map(({ name, count }) => [name, count]));
  return CATEGORIES.map(({ name, label, description, topics }) => ({
    name,
    label,
    description,
    topics,
    count: counts.get(name) ?? 0,
  }));
}
