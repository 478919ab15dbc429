import { type CategoryWithCount, listCategoriesWithCounts } from "#data/queries/categories.ts";
import type { Ctx } from "../ctx.ts";

/** Active categories are public; a speaker counts only when listed (C-67). */
export function listCategories(ctx: Ctx): Promise<CategoryWithCount[]> {
  return listCategoriesWithCounts(ctx.db);
}
