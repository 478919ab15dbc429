import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { searchSynonyms } from "#data/schema/search-synonyms.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import type { SynonymSort } from "#domain/search/text/synonym-group.ts";
import type { SynonymGroup } from "#domain/search/text/synonyms.ts";

/** What the search knows; the order is that in which the groups were made. */
export async function listSynonymGroups(db: Db): Promise<SynonymGroup[]> {
  const rows = await db
    .select({ words: searchSynonyms.words })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.created_at), asc(searchSynonyms.id));
  return rows.map(({ words }) => words);
}

const firstWord = sql<string>`lower(${searchSynonyms.words}[1])`;
const allWords: SQL<string> = sql`array_to_string(${searchSynonyms.words}, ' ')`;

export async function listSynonyms(db: Db, query: ListQuery<SynonymSort>) {
  const wanted = matchesWords(query.q, [allWords]);
  const counted = db
    .select({ id: searchSynonyms.id })
    .from(searchSynonyms)
    .where(wanted)
    .$dynamic();
  const order = orderOf(
    { word: firstWord, changed: searchSynonyms.updated_at },
    query,
    searchSynonyms.id,
  );
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: searchSynonyms.id,
        words: searchSynonyms.words,
        updated_at: searchSynonyms.updated_at,
      })
      .from(searchSynonyms)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export async function insertSynonyms(tx: Tx, words: readonly string[]): Promise<string> {
  const [row] = await tx
    .insert(searchSynonyms)
    .values({ words: [...words] })
    .returning({ id: searchSynonyms.id });
  if (!row) throw new Error("the synonyms were not stored");
  return row.id;
}

/** The words as they were, for the record; undefined when there is no such group. */
export async function lockSynonyms(tx: Tx, id: string): Promise<readonly string[] | undefined> {
  const [row] = await tx
    .select({ words: searchSynonyms.words })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.id, id))
    .for("update");
  return row?.words;
}

export async function updateSynonyms(tx: Tx, id: string, words: readonly string[]): Promise<void> {
  await tx
    .update(searchSynonyms)
    .set({ words: [...words] })
    .where(eq(searchSynonyms.id, id));
}

export async function deleteSynonyms(tx: Tx, id: string): Promise<void> {
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id));
}
