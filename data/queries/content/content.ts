import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  lte,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { preparedQuery } from "#data/prepared-query.ts";
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
function isPublished(now: Date | Placeholder): SQL | undefined {
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

const publishedPost = preparedQuery((db) =>
  db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, sql.placeholder("slug")), isPublished(sql.placeholder("now"))))
    .prepare("published_post"),
);

export async function findPublishedPost(db: Db, now: Date, slug: string) {
  const [post] = await publishedPost(db).execute({ now: now.toISOString(), slug });
  return post;
}

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPublishedPost>>>;

const postSpeakers = preparedQuery((db) =>
  db
    .select({ id: blogPostSpeakers.speaker_id })
    .from(blogPostSpeakers)
    .where(eq(blogPostSpeakers.post_id, sql.placeholder("postId")))
    .orderBy(asc(blogPostSpeakers.sort_order), asc(blogPostSpeakers.speaker_id))
    .prepare("post_speakers"),
);

/** The speakers an article names, in its order; whether they are listed is not asked here. */
export async function listPostSpeakerIds(db: Db, postId: string): Promise<string[]> {
  const rows = await postSpeakers(db).execute({ postId });
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

const relatedPosts = preparedQuery((db) => {
  const isOfCategory = sql`${blogPosts.category} = ${sql.placeholder("category")}`;
  const hasSameTag = sql`${blogPosts.tags} && ${sql.placeholder("tags")}`;
  return db
    .select(summary)
    .from(blogPosts)
    .where(and(isPublished(sql.placeholder("now")), ne(blogPosts.id, sql.placeholder("id"))))
    .orderBy(desc(sql`coalesce(${isOfCategory}, false) or ${hasSameTag}`), ...NEWEST_FIRST)
    .limit(sql.placeholder("limit"))
    .prepare("related_posts");
});

/** Of the same category or with a tag in common first, then the newest. */
export async function listRelatedPosts(db: Db, now: Date, post: PostRow, limit: number) {
  const { id, category, tags } = post;
  return relatedPosts(db).execute({ id, category, tags, now: now.toISOString(), limit });
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
