import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { pathRedirects, slugRedirects } from "#data/schema/content.ts";
import { talks, testimonials, videos } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { ImportedLists } from "#domain/speaker/import/read-lists.ts";

/** What an import has added to a profile: the ids of entries, and addresses. */
export type AddedEntries = { readonly [List in keyof ImportedLists]?: readonly string[] };

/** What of it the profile does not have yet, by title, address or words: nothing is added twice. */
export async function findMissing(
  db: Db | Tx,
  speakerId: string,
  lists: ImportedLists,
): Promise<ImportedLists> {
  const known = await readEntries(db, speakerId);
  return {
    talks: lists.talks.filter(({ title }) => !known.talks.has(title)),
    videos: lists.videos.filter(({ url }) => !known.videos.has(url)),
    testimonials: lists.testimonials.filter(({ content }) => !known.testimonials.has(content)),
    old_slugs: lists.old_slugs.filter((slug) => !known.old_slugs.has(slug)),
    old_paths: lists.old_paths.filter((path) => !known.old_paths.has(path)),
  };
}

async function readEntries(db: Db | Tx, speakerId: string) {
  const mine = { talk: talks.speaker_id, video: videos.speaker_id, words: testimonials.speaker_id };
  const titles = await db.select().from(talks).where(eq(mine.talk, speakerId));
  const urls = await db.select().from(videos).where(eq(mine.video, speakerId));
  const references = await db.select().from(testimonials).where(eq(mine.words, speakerId));
  const paths = await db
    .select()
    .from(pathRedirects)
    .where(eq(pathRedirects.speaker_id, speakerId));
  const slugs = await db
    .select({ from: slugRedirects.from_slug, own: speakers.slug })
    .from(speakers)
    .leftJoin(
      slugRedirects,
      and(eq(slugRedirects.kind, "speaker"), eq(slugRedirects.to_slug, speakers.slug)),
    )
    .where(eq(speakers.id, speakerId));
  return {
    talks: new Set(titles.map(({ title }) => title)),
    videos: new Set(urls.map(({ url }) => url)),
    testimonials: new Set(references.flatMap(({ content, quote }) => content ?? quote ?? [])),
    old_slugs: new Set(slugs.flatMap(({ from, own }) => (from === null ? own : [own, from]))),
    old_paths: new Set(paths.map(({ path }) => path)),
  };
}

/** Adds to the end of each list; an address that leads to another speaker stays theirs. */
export async function addEntries(
  tx: Tx,
  speakerId: string,
  lists: ImportedLists,
): Promise<AddedEntries> {
  const own = { speaker_id: speakerId };
  const id = (row: { id: string }) => row.id;
  const added: { -readonly [List in keyof AddedEntries]: AddedEntries[List] } = {};
  if (lists.talks.length > 0) {
    const rows = lists.talks.map((talk) => ({
      ...talk,
      ...own,
      available_durations: [...talk.available_durations],
    }));
    added.talks = (await tx.insert(talks).values(rows).returning({ id: talks.id })).map(id);
  }
  if (lists.videos.length > 0) {
    const rows = lists.videos.map((video, at) => ({ ...video, ...own, sort_order: 100 + at }));
    added.videos = (await tx.insert(videos).values(rows).returning({ id: videos.id })).map(id);
  }
  if (lists.testimonials.length > 0) {
    const rows = lists.testimonials.map((one, at) => ({ ...one, ...own, sort_order: 100 + at }));
    const stored = await tx.insert(testimonials).values(rows).returning({ id: testimonials.id });
    added.testimonials = stored.map(id);
  }
  if (lists.old_paths.length > 0) {
    const rows = lists.old_paths.map((path) => ({ path, ...own }));
    const stored = await tx.insert(pathRedirects).values(rows).onConflictDoNothing().returning();
    added.old_paths = stored.map(({ path }) => path);
  }
  if (lists.old_slugs.length > 0) added.old_slugs = await addSlugs(tx, speakerId, lists.old_slugs);
  return added;
}

/** A name in use, or one that leads somewhere already, is not taken away from its speaker. */
async function addSlugs(tx: Tx, speakerId: string, wanted: readonly string[]): Promise<string[]> {
  const list = sql.param(JSON.stringify(wanted));
  const { rows } = await tx.execute<{ from_slug: string }>(sql`
    insert into slug_redirects (kind, from_slug, to_slug)
    select 'speaker', old.slug, s.slug
    from jsonb_array_elements_text(${list}::jsonb) as old (slug)
    join speakers s on s.id = ${speakerId}
    where not exists (select from speakers other where other.slug = old.slug)
    on conflict do nothing
    returning from_slug`);
  return rows.map(({ from_slug }) => from_slug);
}

type Unchanged = { readonly removed: number; readonly kept: number };

/** Takes entries away again that still say what the import wrote, and that no booking is about. */
export async function removeEntries(
  tx: Tx,
  speakerId: string,
  added: AddedEntries,
  written: ImportedLists,
): Promise<Unchanged> {
  const wanted = Object.values(added).flat().length;
  const gone = [
    ...(await removeTalks(tx, added.talks ?? [], written)),
    ...(await removeVideos(tx, added.videos ?? [], written)),
    ...(await removeReferences(tx, added.testimonials ?? [], written)),
    ...(await removeAddresses(tx, speakerId, added)),
  ];
  return { removed: gone.length, kept: wanted - gone.length };
}

async function removeTalks(tx: Tx, ids: readonly string[], { talks: written }: ImportedLists) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(talks)
    .where(inArray(talks.id, [...ids]));
  const same = rows.filter((row) =>
    written.some(
      ({ title, description, available_durations }) =>
        row.title === title &&
        row.description === description &&
        String(row.available_durations) === String(available_durations),
    ),
  );
  if (same.length === 0) return [];
  return tx
    .delete(talks)
    .where(
      and(
        inArray(
          talks.id,
          same.map((row) => row.id),
        ),
        sql`not exists (select from bookings b where b.selected_talk_id = ${talks.id})`,
      ),
    )
    .returning({ id: talks.id });
}

async function removeVideos(tx: Tx, ids: readonly string[], { videos: written }: ImportedLists) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(videos)
    .where(inArray(videos.id, [...ids]));
  const same = rows.filter((row) =>
    written.some(({ url, title }) => row.url === url && row.title === title),
  );
  const chosen = same.map((row) => row.id);
  return chosen.length === 0
    ? []
    : tx.delete(videos).where(inArray(videos.id, chosen)).returning({ id: videos.id });
}

async function removeReferences(
  tx: Tx,
  ids: readonly string[],
  { testimonials: written }: ImportedLists,
) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(testimonials)
    .where(inArray(testimonials.id, [...ids]));
  const same = rows.filter((row) =>
    written.some(
      ({ author, company, content, rating }) =>
        row.author === author &&
        row.company === company &&
        row.content === content &&
        row.rating === rating,
    ),
  );
  const chosen = same.map((row) => row.id);
  return chosen.length === 0
    ? []
    : tx.delete(testimonials).where(inArray(testimonials.id, chosen)).returning();
}

async function removeAddresses(tx: Tx, speakerId: string, added: AddedEntries) {
  const paths = added.old_paths ?? [];
  const slugs = added.old_slugs ?? [];
  const isPath = and(
    inArray(pathRedirects.path, [...paths]),
    eq(pathRedirects.speaker_id, speakerId),
  );
  const isSlug = and(
    eq(slugRedirects.kind, "speaker"),
    inArray(slugRedirects.from_slug, [...slugs]),
  );
  return [
    ...(paths.length > 0 ? await tx.delete(pathRedirects).where(isPath).returning() : []),
    ...(slugs.length > 0 ? await tx.delete(slugRedirects).where(isSlug).returning() : []),
  ];
}

/** Whom an address of a former website belongs to, while the profile is public. */
export async function findByPath(db: Db, path: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: speakers.slug })
    .from(pathRedirects)
    .innerJoin(speakers, eq(speakers.id, pathRedirects.speaker_id))
    .where(and(eq(pathRedirects.path, path), isListedRow));
  return row?.slug;
}
