import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { categoryLandingPages as pages } from "#data/schema/categories.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { LandingSort, LandingStatus } from "#domain/content/admin-lists.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

export type LandingRow = typeof pages.$inferSelect;

export type LandingListQuery = ListQuery<LandingSort> & {
  readonly status?: LandingStatus | undefined;
  readonly category?: string | undefined;
};

const SORTS = {
  updated_at: pages.updated_at,
  category: pages.category,
  headline: pages.headline,
  status: pages.status,
} as const;

export async function listLandingPages(db: Db, query: LandingListQuery) {
  const where = and(
    matchesWords(query.q, [pages.headline, pages.city, pages.slug, pages.category]),
    query.status ? eq(pages.status, query.status) : undefined,
    query.category ? eq(pages.category, query.category) : undefined,
  );
  const counted = db.select({ id: pages.id }).from(pages).where(where).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select()
      .from(pages)
      .where(where)
      .orderBy(...orderOf(SORTS, query, pages.id))
      .limit(limit)
      .offset(offset),
  );
}

export async function findLandingPage(db: Db | Tx, id: string): Promise<LandingRow | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id));
  return row;
}

export async function lockLandingPage(tx: Tx, id: string): Promise<LandingRow | undefined> {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for("update");
  return row;
}

export async function findPublishedLanding(db: Db, category: string, slug: string) {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.category, category), eq(pages.slug, slug), eq(pages.status, "published")));
  return row;
}

/** What of an address or a place another page of the category has already. */
export async function findLandingConflict(
  tx: Tx,
  page: { category: string; slug: string; city: string | null; id?: string | undefined },
): Promise<"slug" | "city" | null> {
  const others = page.id ? ne(pages.id, page.id) : undefined;
  const rows = await tx
    .select({ slug: pages.slug, city: pages.city })
    .from(pages)
    .where(and(eq(pages.category, page.category), others));
  if (rows.some(({ slug }) => slug === page.slug)) return "slug";
  const place = (page.city ?? "").toLowerCase();
  return rows.some(({ city }) => (city ?? "").toLowerCase() === place) ? "city" : null;
}

export async function insertLandingPage(tx: Tx, values: typeof pages.$inferInsert) {
  const [row] = await tx.insert(pages).values(values).returning();
  if (!row) throw new Error("the page was not stored");
  return row;
}

export async function updateLandingPage(
  tx: Tx,
  id: string,
  values: Partial<typeof pages.$inferInsert>,
) {
  const [row] = await tx.update(pages).set(values).where(eq(pages.id, id)).returning();
  return row;
}

export async function deleteLandingPage(tx: Tx, id: string): Promise<void> {
  await tx.delete(pages).where(eq(pages.id, id));
}

/** For the sitemap and for the page of a category that links to them. */
export async function listPublishedLandings(db: Db) {
  return db
    .select({
      category: pages.category,
      slug: pages.slug,
      city: pages.city,
      headline: pages.headline,
      is_indexed: pages.is_indexed,
      list_rule: pages.list_rule,
      pinned_speaker_ids: pages.pinned_speaker_ids,
      updated_at: pages.updated_at,
    })
    .from(pages)
    .where(eq(pages.status, "published"))
    .orderBy(asc(pages.category), asc(pages.slug));
}

export type PublishedLanding = Awaited<ReturnType<typeof listPublishedLandings>>[number];

export async function listSpeakerNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: speakers.id,
      slug: speakers.slug,
      name: sql<string>`coalesce(${speakers.name}, ${speakers.title}, ${speakers.slug})`,
    })
    .from(speakers)
    .where(sql`${speakers.id} = any(${sql.param([...ids])}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
