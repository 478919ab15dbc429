import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { blogPostSpeakers, blogPosts, slugRedirects } from "#data/schema/content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

/** What a list shows of a post. */
const summary = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  author_name: blogPosts.author_name,
  cover_image_url: blogPosts.cover_image_url,
  reading_minutes: blogPosts.reading_minutes,
  published_at: blogPosts.published_at,
  updated_at: blogPosts.updated_at,
};

export type PostFilter = { readonly q?: string; readonly category?: string };
export type PageOf = { readonly limit: number; readonly offset: number };

/** Drafts, scheduled and archived posts exist for the editors alone. */
function isPublished(now: Date): SQL | undefined {
  return and(eq(blogPosts.status, "published"), lte(blogPosts.published_at, now));
}

function matches({ q, category }: PostFilter): SQL | undefined {
  const words = (q ?? "").split(/\s+/).filter(Boolean);
  return and(
    category === undefined ? undefined : eq(blogPosts.category, category),
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
      return or(
        ilike(blogPosts.title, pattern),
        ilike(blogPosts.excerpt, pattern),
        ilike(blogPosts.body, pattern),
        ilike(sql`array_to_string(${blogPosts.tags}, ' ')`, pattern),
      );
    }),
  );
}

const NEWEST_FIRST = [desc(blogPosts.published_at), asc(blogPosts.id)];

export async function listPublishedPosts(
  db: Db,
  now: Date,
  filter: PostFilter,
  { limit, offset }: PageOf,
) {
  const where = and(isPublished(now), matches(filter));
  const posts = await db
    .select(summary)
    .from(blogPosts)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(blogPosts).where(where);
  return { posts, total: row?.total ?? 0 };
}

export type PostSummaryRow = Awaited<ReturnType<typeof listPublishedPosts>>["posts"][number];

export async function listPostCategories(db: Db, now: Date) {
  const rows = await db
    .select({ name: blogPosts.category, posts: count() })
    .from(blogPosts)
    .where(isPublished(now))
    .groupBy(blogPosts.category)
    .orderBy(desc(count()), asc(blogPosts.category));
  return rows.flatMap(({ name, posts }) => (name === null ? [] : [{ name, posts }]));
}

export async function findPublishedPost(db: Db, now: Date, slug: string) {
  const [post] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished(now)));
  return post;
}

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPublishedPost>>>;

/** The speakers an article names, in its order; whether they are listed is not asked here. */
export async function listPostSpeakerIds(db: Db, postId: string): Promise<string[]> {
  const rows = await db
    .select({ id: blogPostSpeakers.speaker_id })
    .from(blogPostSpeakers)
    .where(eq(blogPostSpeakers.post_id, postId))
    .orderBy(asc(blogPostSpeakers.sort_order), asc(blogPostSpeakers.speaker_id));
  return rows.map(({ id }) => id);
}

/** Who is behind these addresses, or was before a new name; unknown ones are left out. */
export async function listSpeakersAt(db: Db, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const current = await db
    .select({ id: speakers.id, slug: speakers.slug })
    .from(speakers)
    .where(inArray(speakers.slug, [...slugs]));
  const former = await db
    .select({ id: speakers.id, slug: slugRedirects.from_slug })
    .from(slugRedirects)
    .innerJoin(speakers, eq(speakers.slug, slugRedirects.to_slug))
    .where(and(eq(slugRedirects.kind, "speaker"), inArray(slugRedirects.from_slug, [...slugs])));
  return [...current, ...former];
}

/** Of the same category or with a tag in common first, then the newest. */
export async function listRelatedPosts(db: Db, now: Date, post: PostRow, limit: number) {
  const isNear = or(
    post.category === null ? undefined : eq(blogPosts.category, post.category),
    post.tags.length === 0 ? undefined : arrayOverlaps(blogPosts.tags, post.tags),
  );
  const nearness = isNear ? [desc(sql`coalesce(${isNear}, false)`)] : [];
  return db
    .select(summary)
    .from(blogPosts)
    .where(and(isPublished(now), ne(blogPosts.id, post.id)))
    .orderBy(...nearness, ...NEWEST_FIRST)
    .limit(limit);
}

/** Where something is found that was once called otherwise. */
export async function findNewSlug(
  db: Db,
  kind: (typeof slugRedirects.$inferSelect)["kind"],
  slug: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ to: slugRedirects.to_slug })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.from_slug, slug)));
  return row?.to;
}
