import {
  listPostCategories,
  listPublishedPosts,
  type PostSummaryRow,
} from "#data/queries/content/content.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { BLOG_ADDRESS, type BlogQuery } from "./blog-query.ts";
import type { PostSummary } from "./post-summary.ts";

const POSTS_PER_PAGE = 6;

export type BlogList = {
  readonly query: BlogQuery;
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly pageCount: number;
  readonly categories: readonly { readonly name: string; readonly posts: number }[];
};

/** One page of the magazine, by category and search. */
export async function listPosts(ctx: Ctx, query: BlogQuery): Promise<BlogList> {
  const now = ctx.now();
  const { q, category, page } = query;
  const { posts, total } = await listPublishedPosts(
    ctx.db,
    now,
    { ...(q ? { q } : {}), ...(category ? { category } : {}) },
    { limit: POSTS_PER_PAGE, offset: (page - 1) * POSTS_PER_PAGE },
  );
  return {
    query,
    posts: posts.map(toSummary),
    total,
    pageCount: Math.ceil(total / POSTS_PER_PAGE),
    categories: await listPostCategories(ctx.db, now),
  };
}

export function toSummary(row: PostSummaryRow): PostSummary {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    author: row.author_name,
    cover: row.cover_image_url,
    minutes: row.reading_minutes,
    day: berlinDay((row.published_at ?? row.updated_at).getTime()),
  };
}

const FEED_POSTS = 20;

/** The newest articles, for feeds and overviews. */
export async function newestPosts(ctx: Ctx) {
  const page = { limit: FEED_POSTS, offset: 0 };
  const { posts } = await listPublishedPosts(ctx.db, ctx.now(), {}, page);
  return posts.map((row) => ({
    ...toSummary(row),
    path: `${BLOG_ADDRESS}/${row.slug}`,
    publishedAt: row.published_at ?? row.updated_at,
  }));
}
