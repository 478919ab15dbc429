import {
  listPostsForAdmins,
  listUsedCategories,
  type PostListQuery,
} from "#data/queries/posts-admin.ts";
import { ok } from "#domain/result.ts";
import { adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";

export async function listAdminPosts(ctx: Ctx, viewer: Viewer, query: PostListQuery) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const page = await listPostsForAdmins(ctx.db, query);
  const items = page.items.map((post) => ({
    ...post,
    published_at: post.published_at?.toISOString() ?? null,
    updated_at: post.updated_at.toISOString(),
  }));
  return ok({ ...page, items, categories: await listUsedCategories(ctx.db) });
}
