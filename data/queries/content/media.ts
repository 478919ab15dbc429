import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { mediaFiles } from "#data/schema/content.ts";
import type { MediaSort, MediaState } from "#domain/content/admin-lists.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

export type MediaRow = typeof mediaFiles.$inferSelect;
export type MediaUse = { kind: "post" | "landing" | "speaker"; id: string; title: string };

/** Every place that shows a picture: by its row, by its key, or inside a text. */
const uses = sql`(
  select 'post' as kind, post.id, post.title from blog_posts as post
  where post.cover_image_id = media_files.id or post.cover_image_url = media_files.storage_key
    or strpos(post.body, media_files.storage_key) > 0
  union all
  select 'landing', page.id, page.headline from category_landing_pages as page
  where strpos(page.body, media_files.storage_key) > 0
  union all
  select 'speaker', speaker.id, coalesce(speaker.name, speaker.slug) from speakers as speaker
  where speaker.profile_image_url = media_files.storage_key
    or speaker.hero_image_url = media_files.storage_key
)`;

const isUsed = sql<boolean>`exists ${uses}`;
const useCount = sql<number>`(select count(*)::int from ${uses} as used)`;

export type MediaListQuery = ListQuery<MediaSort> & {
  readonly state?: MediaState | undefined;
  readonly today: IsoDate;
};

function stateIs(state: MediaState | undefined, today: IsoDate): SQL | undefined {
  switch (state) {
    case undefined:
      return undefined;
    case "used":
      return isUsed;
    case "unused":
      return sql`not ${isUsed}`;
    case "no_alt":
      return sql`btrim(${mediaFiles.alt}) = ''`;
    case "rights_expired":
      return lt(mediaFiles.rights_expire_on, today);
  }
}

const SORTS = {
  created_at: mediaFiles.created_at,
  file_name: mediaFiles.file_name,
  bytes: mediaFiles.bytes,
} as const;

export async function listMedia(db: Db, query: MediaListQuery) {
  const where = and(
    matchesWords(query.q, [mediaFiles.file_name, mediaFiles.alt, mediaFiles.credit]),
    stateIs(query.state, query.today),
  );
  const counted = db.select({ id: mediaFiles.id }).from(mediaFiles).where(where).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({ file: mediaFiles, use_count: useCount })
      .from(mediaFiles)
      .where(where)
      .orderBy(...orderOf(SORTS, query, mediaFiles.id))
      .limit(limit)
      .offset(offset),
  );
}

export async function findMedia(db: Db | Tx, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  return row;
}

/** The same picture again, if it was uploaded before. */
export async function findSameMedia(db: Db, sha256: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(eq(mediaFiles.sha256, sha256))
    .orderBy(desc(mediaFiles.created_at))
    .limit(1);
  return row;
}

export async function listMediaUses(db: Db | Tx, id: string): Promise<MediaUse[]> {
  const { rows } = await db.execute<MediaUse>(sql`
    select used.kind, used.id, used.title from media_files, lateral ${uses} as used
    where media_files.id = ${id} order by used.kind, used.title limit 50`);
  return rows;
}

export async function insertMedia(tx: Tx, values: typeof mediaFiles.$inferInsert) {
  const [row] = await tx.insert(mediaFiles).values(values).returning();
  if (!row) throw new Error("the picture was not stored");
  return row;
}

export async function updateMedia(
  tx: Tx,
  id: string,
  values: Partial<typeof mediaFiles.$inferInsert>,
) {
  const [row] = await tx.update(mediaFiles).set(values).where(eq(mediaFiles.id, id)).returning();
  return row;
}

/** Only unused ones: asked in the same statement, so that nothing comes in between. */
export async function deleteUnusedMedia(tx: Tx, id: string): Promise<MediaRow | undefined> {
  const [row] = await tx
    .delete(mediaFiles)
    .where(and(eq(mediaFiles.id, id), sql`not ${isUsed}`))
    .returning();
  return row;
}
