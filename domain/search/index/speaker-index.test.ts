import { describe, expect, test } from "vitest";
import { plainSearch } from "#tests/support/search/plain-search.ts";
import {
  expectSameAfterChanges,
  expectSameAnswers,
  expectSamePlaces,
} from "#tests/support/search/search-agreement.ts";
import { madeUpDocs } from "#tests/support/search/search-docs.ts";
import { EMPTY_QUERY } from "../query.ts";
import { buildSpeakerIndex } from "./speaker-index.ts";

const SEED = 20_261_118;
const goOn = async () => undefined;

describe("the index answers like the rules written down plainly", () => {
  test("for text, filters, orders, pages and facets", () =>
    expectSameAnswers({ numRuns: 60, seed: SEED }));

  test("deep pages and small ones meet without gap or repetition", async () => {
    const docs = madeUpDocs(250, 2);
    const index = await buildSpeakerIndex(docs, goOn);
    const pages = [0, 50, 100, 150, 200].map((offset) =>
      index.search({ ...EMPTY_QUERY, sort: "rating_desc", offset, limit: 50 }),
    );
    const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect(new Set(ids).size).toBe(250);
    expect(ids).toEqual(plainSearch(docs, { ...EMPTY_QUERY, sort: "rating_desc", limit: 250 }).ids);
  });

  test("for the reason of every place: position in the list and points of the rule [SCORE-01]", () =>
    expectSamePlaces({ numRuns: 10, seed: SEED }));

  test("after speakers were changed, added and removed", () =>
    expectSameAfterChanges({ numRuns: 25, seed: SEED }));
});

test("an index without room asks to be built anew and still answers", async () => {
  const index = await buildSpeakerIndex(madeUpDocs(10, 5), goOn);
  const [doc] = madeUpDocs(1, 6);
  if (!doc) throw new Error("Expected a speaker");
  let changes = 0;
  while (index.upsert(doc)) changes += 1;
  expect(changes).toBeGreaterThanOrEqual(64);
  expect(index.search(EMPTY_QUERY).total).toBe(10);
});

test("building gives way to others again and again", async () => {
  let pauses = 0;
  await buildSpeakerIndex(madeUpDocs(500, 7), async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThanOrEqual(10);
});

test("an empty index answers everything with nothing", async () => {
  const index = await buildSpeakerIndex([], goOn);
  expect(index.search({ ...EMPTY_QUERY, q: 'KI "a b" NOT c' })).toMatchObject({
    hits: [],
    total: 0,
    facets: { category: [], language: [], audience: [] },
    priceBounds: { min: 0, max: 5000 },
  });
  expect([index.suggest("KI"), index.popularTopics(), index.featured()]).toEqual([[], [], []]);
  expect(index.relaxation({ ...EMPTY_QUERY, q: "KI" })).toBeUndefined();
});
