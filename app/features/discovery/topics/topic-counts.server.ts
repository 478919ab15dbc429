import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import type { Ctx } from "#features/ctx.ts";
import type { Topic } from "../finder/finder-data.ts";
import { listCategories } from "../list-categories.server.ts";

/** All topics with their numbers; the built-in ones with zero when they cannot be read (ERR-34). */
export async function topicCounts(ctx: Ctx): Promise<Topic[]> {
  try {
    const categories = await listCategories(ctx);
    return categories.map(({ name, label, speaker_count }) => ({
      name,
      label,
      count: speaker_count,
    }));
  } catch (error) {
    ctx.log.error({ err: error }, "categories could not be read");
    return CATEGORIES.map(({ name, label }) => ({ name, label, count: 0 }));
  }
}
