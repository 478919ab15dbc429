import { and, arrayContains, count, eq, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { speakerCategories } from "#data/schema/categories.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { compareGerman } from "#domain/format/german-order.ts";

export type CategoryWithCount = typeof speakerCategories.$inferSelect & {
  readonly speaker_count: number;
};

/** Active categories, the fixed ones first, then by label; a speaker counts only if listed (C-67). */
export async function listCategoriesWithCounts(db: Db): Promise<CategoryWithCount[]> {
  const rows = await db
    .select({ category: speakerCategories, speaker_count: count(speakers.id) })
    .from(speakerCategories)
    .leftJoin(
      speakers,
      and(isListedRow, arrayContains(speakers.categories, sql`array[${speakerCategories.name}]`)),
    )
    .where(eq(speakerCategories.is_active, true))
    .groupBy(speakerCategories.name);
  // Sorted here because the engines sort umlauts differently.
  return rows
    .map(({ category, speaker_count }) => ({ ...category, speaker_count }))
    .sort((a, b) => Number(b.is_system) - Number(a.is_system) || compareGerman(a.label, b.label));
}
