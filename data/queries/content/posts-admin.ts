import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { blogPostSpeakers, blogPosts } from "#data/schema/content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { PostSort } from "#domain/content/admin-lists.ts";
import type { PostStatus } from "#domain/content/post-rules.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

export type PostRow = typeof blogPosts.$inferSelect;

const SORTS = {
  updated_at: blogPosts.updated_at,
  published_at: blogPosts.published_at,
  title: blogPosts.title,
  status: blogPosts.status,
} as const;

export type PostListQuery = ListQuery<PostSort> & {
  readonly status?: PostStatus | undefined;
  readonly category?: string | undefined;
};

export async function listPostsForAdmins(db: Db, query: PostListQuery) {
  const where = and(
    matchesWords(query.q, [
      blogPosts.title,
      blogPosts.excerpt,
      blogPosts.slug,
      blogPosts.author_name,
    ]),
    query.status ? eq(blogPosts.status, query.status) : undefined,
    query.category ? eq(blogPosts.category, query.category) : undefined,
  );
  const counted = db.select({ id: blogPosts.id }).from(blogPosts).where(where).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: blogPosts.id,
        slug: blogPosts.slug,
        title: blogPosts.title,
        status: blogPosts.status,
        category: blogPosts.category,
        author_name: blogPosts.author_name,
        reading_minutes: blogPosts.reading_minutes,
        published_at: blogPosts.published_at,
        updated_at: blogPosts.updated_at,
        speaker_count: sql<number>`(
          select count(*)::int from ${blogPostSpeakers} as named where named.post_id = blog_posts.id)`,
      })
      .from(blogPosts)
      .where(where)
      .orderBy(...orderOf(SORTS, query, blogPosts.id))
      .limit(limit)
      .offset(offset),
  );
}

export async function findPost(db: Db | Tx, id: string): Promise<PostRow | undefined> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row;
}

export async function lockPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
  return row;
}

export async function isPostSlugTaken(db: Db | Tx, slug: string, exceptId?: string) {
  const [row] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), exceptId ? ne(blogPosts.id, exceptId) : undefined));
  return row !== undefined;
}

export async function insertPost(tx: Tx, values: typeof blogPosts.$inferInsert): Promise<PostRow> {
  const [row] = await tx.insert(blogPosts).values(values).returning();
  if (!row) throw new Error("the post was not stored");
  return row;
}

export async function updatePost(
  tx: Tx,
  id: string,
  values: Partial<typeof blogPosts.$inferInsert>,
) {
  const [row] = await tx.update(blogPosts).set(values).where(eq(blogPosts.id, id)).returning();
  return row;
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.id, id));
}

/** The speakers of a post in their order; unknown ids are left out. */
export async function replacePostSpeakers(tx: Tx, postId: string, ids: readonly string[]) {
  await tx.delete(blogPostSpeakers).where(eq(blogPostSpeakers.post_id, postId));
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: speakers.id })
    .from(speakers)
    .where(inArray(speakers.id, [...ids]));
  const listed = new Set(known.map(({ id }) => id));
  const rows = [...new Set(ids)]
    .filter((id) => listed.has(id))
    .map((speaker_id, sort_order) => ({ post_id: postId, speaker_id, sort_order }));
  if (rows.length > 0) await tx.insert(blogPostSpeakers).values(rows);
}

export async function listPostSpeakers(db: Db | Tx, postId: string) {
  return db
    .select({
      id: speakers.id,
      slug: speakers.slug,
      name: sql<string>`coalesce(${speakers.name}, ${speakers.title}, ${speakers.slug})`,
    })
    .from(blogPostSpeakers)
    .innerJoin(speakers, eq(speakers.id, blogPostSpeakers.speaker_id))
    .where(eq(blogPostSpeakers.post_id, postId))
    .orderBy(asc(blogPostSpeakers.sort_order));
}

export async function listUsedCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .orderBy(asc(blogPosts.category));
  return rows.flatMap(({ category }) => category ?? []);
}

/**
 * Scheduled posts whose moment has come. Asked first, because a statement that changes nothing would
 * still call on every process to make its pages anew.
 */
export async function publishDuePosts(db: Db, now: Date): Promise<string[]> {
  const isDue = and(eq(blogPosts.status, "scheduled"), lte(blogPosts.published_at, now));
  const [due] = await db.select({ id: blogPosts.id }).from(blogPosts).where(isDue).limit(1);
  if (!due) return [];
  const rows = await db
    .update(blogPosts)
    .set({ status: "published" })
    .where(isDue)
    .returning({ id: blogPosts.id });
  return rows.map(({ id }) => id);
}
