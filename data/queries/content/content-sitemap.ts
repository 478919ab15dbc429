import { and, asc, count, eq, lte, max, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { blogPosts } from "#data/schema/content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

/** Addresses and dates only: nothing of a person but the name in the address. */
export async function listSpeakerAddresses(db: Db, page: { limit: number; offset: number }) {
  return db
    .select({
      slug: speakers.slug,
      updated_at: speakers.updated_at,
      languages: speakers.languages_spoken,
    })
    .from(speakers)
    .where(isListedRow)
    .orderBy(asc(speakers.slug))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countSpeakerAddresses(db: Db) {
  const [row] = await db
    .select({ total: count(), newest: max(speakers.updated_at) })
    .from(speakers)
    .where(isListedRow);
  return { total: row?.total ?? 0, newest: row?.newest ?? null };
}

export async function listPostAddresses(db: Db, now: Date) {
  return db
    .select({ slug: blogPosts.slug, updated_at: blogPosts.updated_at })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, "published"), lte(blogPosts.published_at, now)))
    .orderBy(asc(blogPosts.slug));
}

/** When something last changed in each category that has listed speakers. */
export async function listTopicChanges(db: Db) {
  const category = sql<string>`unnest(${speakers.categories})`.as("category");
  const named = db
    .select({ category, updated_at: speakers.updated_at })
    .from(speakers)
    .where(isListedRow)
    .as("named");
  return db
    .select({ name: named.category, updated_at: max(named.updated_at) })
    .from(named)
    .groupBy(named.category);
}
