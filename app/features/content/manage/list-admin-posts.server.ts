import {
  listPostsForAdmins,
  listUsedCategories,
  type PostListQuery,
} from "#data/queries/content/posts-admin.ts";
import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

export const listAdminPosts = asAdmin(async (ctx, _admin, query: PostListQuery) => {
  const page = await listPostsForAdmins(ctx.db, query);
  return ok({ ...page, categories: await listUsedCategories(ctx.db) });
});
