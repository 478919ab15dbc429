import {
  listPostsForAdmins,
  listUsedCategories,
  type PostListQuery,
} from "#data/queries/content/posts-admin.ts";
import { ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export async function listAdminPosts(ctx: Ctx, viewer: Viewer, query: PostListQuery) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const page = await listPostsForAdmins(ctx.db, query);
  return ok({ ...page, categories: await listUsedCategories(ctx.db) });
}
