import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "#domain/iso-date.ts";
import { plainSearch } from "#tests/support/plain-search.ts";
import { madeUpDoc, madeUpDocs, randomFrom } from "#tests/support/search-docs.ts";
import { GENDERS } from "../speaker/speaker-codes.ts";
import { EMPTY_QUERY, FORMATS, type SearchQuery } from "./query.ts";
import { RELEVANCE_WEIGHTS, relevance } from "./relevance.ts";
import type { SearchDoc } from "./search-doc.ts";
import { SORT_OPTIONS } from "./sort-options.ts";
import { buildSpeakerIndex, type SpeakerIndex } from "./speaker-index.ts";

const goOn = async () => undefined;
const GROUPS = [
  ["KI", "AI", "Künstliche Intelligenz"],
  ["Führung", "Leadership", "Führungskräfte"],
  ["New Work", "Zukunft der Arbeit", "Wandel"],
  ["Hochseilgarten", "Kletterwald"],
];
const DAY = isoDate("2030-03-07");

const piece = fc.constantFrom(
  "Führung",
  "fuehrung",
  "KI",
  "Ethik",
  "leadrship",
  "digitalisirung",
  "muller",
  "Müler",
  "ship",
  '"digitale Transformation"',
  '"künstliche intell"',
  '"Work"',
  "AND",
  "UND",
  "OR",
  "oder",
  "NOT",
  "nicht",
  "Verbade",
  "AI",
  "new",
  "work",
  "Hochseilgarten",
  "Verhandlungen",
  "Fürhung",
  "Ethikberater",
  "für",
  "ha",
  "über",
  "zzzz",
  "a",
);

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 1 });

const searches: fc.Arbitrary<SearchQuery> = fc.record({
  q: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(" ")),
  category: fc.subarray(["leadership", "finance", "unknown"], { maxLength: 2 }),
  language: fc.subarray(["Deutsch", "Polnisch"]),
  minPrice: maybe(fc.constantFrom(1, 2000, 5000)),
  maxPrice: maybe(fc.constantFrom(0, 3000, 11_000, 90_000)),
  experience: maybe(fc.constantFrom(5, 20)),
  gender: maybe(fc.constantFrom(...GENDERS)),
  style: maybe(fc.constantFrom("Lebhaft, mit Humor", "Unbekannt")),
  format: maybe(fc.constantFrom(...FORMATS)),
  date: maybe(fc.constant(DAY)),
  near: maybe(fc.constant({ lat: 50, lng: 10, km: 200 })),
  sort: fc.constantFrom(...SORT_OPTIONS),
  offset: fc.constantFrom(0, 0, 3, 300),
  limit: fc.constantFrom(1, 12, 50),
});

function expectSame(index: SpeakerIndex, docs: readonly SearchDoc[], query: SearchQuery) {
  const taken = new Set(docs.filter((_, at) => at % 3 === 0).map(({ id }) => id));
  const expected = plainSearch(docs, query, taken, GROUPS);
  const answer = index.search(query, taken);
  const asRecord = (facet: readonly { value: string; count: number }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count]));
  expect({
    ids: answer.hits.map(({ id }) => id),
    total: answer.total,
    category: asRecord(answer.facets.category),
    language: asRecord(answer.facets.language),
  }).toEqual(expected);
}

describe("the index answers like the rules written down plainly", () => {
  test("for text, filters, orders, pages and facets", async () => {
    const docs = madeUpDocs(120, 1);
    const index = await buildSpeakerIndex(docs, goOn, RELEVANCE_WEIGHTS, GROUPS);
    fc.assert(
      fc.property(searches, (query) => expectSame(index, docs, query)),
      { numRuns: 250 },
    );
  });

  test("deep pages and small ones meet without gap or repetition", async () => {
    const docs = madeUpDocs(250, 2);
    const index = await buildSpeakerIndex(docs, goOn, RELEVANCE_WEIGHTS, GROUPS);
    const pages = [0, 50, 100, 150, 200].map((offset) =>
      index.search({ ...EMPTY_QUERY, sort: "rating_desc", offset, limit: 50 }),
    );
    const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect(new Set(ids).size).toBe(250);
    expect(ids).toEqual(plainSearch(docs, { ...EMPTY_QUERY, sort: "rating_desc", limit: 250 }).ids);
  });

  test("for the reason of every place: position in the list and points of the rule [SCORE-01]", async () => {
    const docs = madeUpDocs(80, 8);
    const index = await buildSpeakerIndex(docs, goOn, RELEVANCE_WEIGHTS, GROUPS);
    fc.assert(
      fc.property(searches, (search) => {
        const query: SearchQuery = { ...search, sort: "relevance", offset: 0, limit: 80 };
        const { ids, total } = plainSearch(docs, query, new Set(), GROUPS);
        for (const doc of docs) {
          const at = ids.indexOf(doc.id);
          const placement = index.placement(query, doc.card.slug);
          expect(placement?.place).toBe(at < 0 ? undefined : at + 1);
          if (!placement) continue;
          const strong = placement.parts.find(({ part }) => part === "strongMatch");
          expect(placement.points).toBeCloseTo(relevance(doc, strong?.points !== 0), 9);
          expect(placement.total).toBe(total);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("after speakers were changed, added and removed", async () => {
    const random = randomFrom(3);
    const docs = madeUpDocs(60, 4);
    const index = await buildSpeakerIndex(docs, goOn, RELEVANCE_WEIGHTS, GROUPS);
    for (let step = 0; step < 50; step += 1) {
      const number = Math.floor(random() * 80);
      const doc = madeUpDoc(number, random);
      const at = docs.findIndex(({ id }) => id === doc.id);
      if (step % 3 === 2) {
        index.remove(doc.id);
        if (at >= 0) docs.splice(at, 1);
      } else {
        expect(index.upsert(doc)).toBe(true);
        docs.splice(at < 0 ? docs.length : at, at < 0 ? 0 : 1, doc);
      }
    }
    expect(index.size()).toBe(docs.length);
    expect(new Set(index.ids())).toEqual(new Set(docs.map(({ id }) => id)));
    fc.assert(
      fc.property(searches, (query) => expectSame(index, docs, query)),
      { numRuns: 100 },
    );
  });
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
    facets: { category: [], language: [] },
    priceBounds: { min: 0, max: 5000 },
  });
  expect([index.suggest("KI"), index.popularTopics(), index.featured()]).toEqual([[], [], []]);
  expect(index.loosening({ ...EMPTY_QUERY, q: "KI" })).toBeUndefined();
});
