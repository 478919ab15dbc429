import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import {
  shortlistComments,
  shortlistItems,
  shortlists,
  shortlistVotes,
} from "#data/schema/shortlists.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

export type ShortlistRow = typeof shortlists.$inferSelect;

/** One list per account, made when it is first needed. */
export async function ensureShortlist(tx: Tx, ownerId: string): Promise<string> {
  await tx.insert(shortlists).values({ owner_id: ownerId, is_default: true }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(and(eq(shortlists.owner_id, ownerId), eq(shortlists.is_default, true)));
  if (!row) throw new Error("The shortlist was not stored");
  return row.id;
}

export async function findOwnShortlist(db: Db, ownerId: string): Promise<ShortlistRow | undefined> {
  const [row] = await db
    .select()
    .from(shortlists)
    .where(and(eq(shortlists.owner_id, ownerId), eq(shortlists.is_default, true)));
  return row;
}

export async function findSharedShortlist(
  db: Db,
  token: string,
): Promise<ShortlistRow | undefined> {
  const [row] = await db.select().from(shortlists).where(eq(shortlists.share_token, token));
  return row;
}

export async function findListedSpeaker(db: Db, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ id: speakers.id })
    .from(speakers)
    .where(and(eq(speakers.slug, slug), isListedRow));
  return row?.id ?? null;
}

/** How many the list holds beside this speaker, who may be in it already. */
export async function countOtherItems(tx: Tx, listId: string, speakerId: string): Promise<number> {
  return tx.$count(
    shortlistItems,
    and(eq(shortlistItems.shortlist_id, listId), ne(shortlistItems.speaker_id, speakerId)),
  );
}

export async function addItem(tx: Tx, listId: string, speakerId: string): Promise<void> {
  await tx
    .insert(shortlistItems)
    .values({ shortlist_id: listId, speaker_id: speakerId })
    .onConflictDoNothing();
}

export async function removeItem(db: Db, listId: string, slug: string): Promise<void> {
  await db
    .delete(shortlistItems)
    .where(
      and(
        eq(shortlistItems.shortlist_id, listId),
        sql`${shortlistItems.speaker_id} in (select id from speakers where slug = ${slug})`,
      ),
    );
}

export async function setShareToken(db: Db, listId: string, token: string | null): Promise<void> {
  await db.update(shortlists).set({ share_token: token }).where(eq(shortlists.id, listId));
}

/** Newest first, with the votes of each. */
export async function listItems(db: Db, listId: string) {
  return db
    .select({
      speaker_id: shortlistItems.speaker_id,
      slug: speakers.slug,
      up: sql<number>`count(*) filter (where ${shortlistVotes.value} = 1)::int`,
      down: sql<number>`count(*) filter (where ${shortlistVotes.value} = -1)::int`,
    })
    .from(shortlistItems)
    .innerJoin(speakers, eq(speakers.id, shortlistItems.speaker_id))
    .leftJoin(
      shortlistVotes,
      and(
        eq(shortlistVotes.shortlist_id, shortlistItems.shortlist_id),
        eq(shortlistVotes.speaker_id, shortlistItems.speaker_id),
      ),
    )
    .where(eq(shortlistItems.shortlist_id, listId))
    .groupBy(shortlistItems.speaker_id, speakers.slug, shortlistItems.created_at)
    .orderBy(desc(shortlistItems.created_at), asc(speakers.slug));
}

export async function listComments(db: Db, listId: string) {
  return db
    .select({
      id: shortlistComments.id,
      slug: speakers.slug,
      name: speakers.name,
      title: speakers.title,
      author_name: shortlistComments.author_name,
      comment: shortlistComments.comment,
      created_at: shortlistComments.created_at,
    })
    .from(shortlistComments)
    .leftJoin(speakers, eq(speakers.id, shortlistComments.speaker_id))
    .where(eq(shortlistComments.shortlist_id, listId))
    .orderBy(asc(shortlistComments.created_at), asc(shortlistComments.id));
}

export async function countComments(db: Db, listId: string): Promise<number> {
  return db.$count(shortlistComments, eq(shortlistComments.shortlist_id, listId));
}

export type Vote = {
  readonly shortlist_id: string;
  readonly speaker_id: string;
  readonly voter_key: string;
  readonly voter_name: string;
  readonly value: 1 | -1;
};

/** One voice per browser and speaker; a later one replaces it. */
export async function storeVote(db: Db, vote: Vote): Promise<void> {
  await db
    .insert(shortlistVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [shortlistVotes.shortlist_id, shortlistVotes.speaker_id, shortlistVotes.voter_key],
      set: { value: vote.value, voter_name: vote.voter_name },
    });
}

/** How many have voted beside this one, who may change their mind. */
export async function countOtherVoters(db: Db, listId: string, key: string): Promise<number> {
  const [row] = await db
    .select({ voters: sql<number>`count(distinct ${shortlistVotes.voter_key})::int` })
    .from(shortlistVotes)
    .where(and(eq(shortlistVotes.shortlist_id, listId), ne(shortlistVotes.voter_key, key)));
  return row?.voters ?? 0;
}

export async function insertComment(
  db: Db,
  comment: Omit<typeof shortlistComments.$inferInsert, "id" | "created_at">,
): Promise<void> {
  await db.insert(shortlistComments).values(comment);
}

export async function deleteComment(db: Db, listId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(shortlistComments)
    .where(and(eq(shortlistComments.id, id), eq(shortlistComments.shortlist_id, listId)))
    .returning({ id: shortlistComments.id });
  return rows.length > 0;
}
