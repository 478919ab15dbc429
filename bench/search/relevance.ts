import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { listSearchRows } from "#data/queries/discovery/search-rows.ts";
import { demoSpeakers } from "#data/seed/content/speakers.ts";
import { insertSpeakers } from "#data/seed/insert-speakers.ts";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { loadIndex } from "#server/search/load-index.ts";
import { toSearchDoc } from "#server/search/to-search-doc.ts";
import type { Figure } from "../report/figure.ts";
import { rivals } from "./search-rivals.ts";

/**
 * What organisers type, and the speakers of the demo they would want to see first; none when there is
 * none for it. Labelled by reading the profiles, not the answers, and held fixed while the search changes.
 */
type Held = {
  queries: readonly { kind: string; query: string; expected: readonly string[] }[];
};

const HELD = new URL("./relevance-queries.json", import.meta.url);
const SHOWN = 3;
const ENOUGH_ROWS = 100;

type Searcher = (query: SearchQuery) => Promise<readonly string[]>;

export type Relevance = {
  readonly queries: number;
  /** The first three hold as many of the expected as they can: all of them, or three. */
  readonly whole: number;
  /** At least one of them is among the first three. */
  readonly some: number;
  /** The mean of one by the place of the first expected hit. */
  readonly mrr: number;
  readonly misses: readonly { query: string; expected: readonly string[]; found: string[] }[];
};

/** Our index and others with the same documents and the same searches. */
export async function scoreRelevance(): Promise<Record<string, Relevance>> {
  const { queries }: Held = JSON.parse(await readFile(HELD, "utf8"));
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-relevance-"));
  const database = await openDatabase({ folder });
  try {
    await migrate(database);
    await database.db.transaction((tx) => insertSpeakers(tx, demoSpeakers, new Map()));
    const scores: Record<string, Relevance> = {};
    for (const [name, search] of await searchers(database.db)) {
      scores[name] = await score(queries, search);
    }
    return scores;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function searchers(db: Db): Promise<(readonly [string, Searcher])[]> {
  const { index } = await loadIndex({ db, demo: true });
  const docs = (await listSearchRows(db, { limit: ENOUGH_ROWS })).map((row) =>
    toSearchDoc(row, true),
  );
  const slugs = new Map(docs.map(({ id, card }) => [id, card.slug]));
  const others = await rivals(docs);
  return [
    ["search", async (query) => index.search(query).hits.map(({ card }) => card.slug)],
    ...others.map(({ name, search, ids }) => {
      const slugsOf: Searcher = async (query) =>
        ids(await search(query)).map((id) => slugs.get(id) ?? "");
      return [name, slugsOf] as const;
    }),
  ];
}

async function score(queries: Held["queries"], search: Searcher): Promise<Relevance> {
  const misses: { query: string; expected: readonly string[]; found: string[] }[] = [];
  let whole = 0;
  let some = 0;
  let reciprocal = 0;
  for (const { query, expected } of queries) {
    const hits = await search({ ...EMPTY_QUERY, q: query });
    const found = hits.slice(0, SHOWN);
    const right = found.filter((slug) => expected.includes(slug)).length;
    const isNobody = expected.length === 0 && hits.length === 0;
    const isWhole = isNobody || (right > 0 && right === Math.min(SHOWN, expected.length));
    const place = isNobody ? 0 : hits.findIndex((slug) => expected.includes(slug));
    whole += isWhole ? 1 : 0;
    some += isNobody || right > 0 ? 1 : 0;
    reciprocal += place < 0 ? 0 : 1 / (place + 1);
    if (!isWhole) misses.push({ query, expected, found });
  }
  return { queries: queries.length, whole, some, mrr: reciprocal / queries.length, misses };
}

/** How often the first three are those an organiser would want. */
export async function benchRelevance(): Promise<Figure[]> {
  const scores = Object.entries(await scoreRelevance());
  const own = scores[0]?.[1];
  return scores.flatMap(([name, { queries, whole, some, mrr }]) => {
    const ratio =
      own && name !== "search"
        ? { value: whole / Math.max(1, own.whole), to: "search" }
        : undefined;
    return [
      {
        name: `${name}: all expected among the first three`,
        value: whole / queries,
        unit: `of ${queries} searches`,
        ...(ratio && { ratio }),
      },
      { name: `${name}: one expected among the first three`, value: some / queries, unit: "" },
      { name: `${name}: mean reciprocal rank`, value: mrr, unit: "" },
    ];
  });
}
