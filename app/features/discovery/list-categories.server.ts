import type { CategoryWithCount } from "#data/queries/discovery/categories.ts";
import type { Ctx } from "#features/ctx.ts";

/** Active categories are public; a speaker counts only when listed (C-67). */
export function listCategories(ctx: Ctx): Promise<readonly CategoryWithCount[]> {
  return ctx.kept.categories();
}
