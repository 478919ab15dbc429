import fc from "fast-check";
import { expect } from "vitest";
import { FORMATS } from "#domain/search/filter-table.ts";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { buildSpeakerIndex, type SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { RELEVANCE_WEIGHTS, relevance } from "#domain/search/relevance.ts";
import { SORT_OPTIONS } from "#domain/search/sort-options.ts";
import { GENDERS } from "#domain/speaker/speaker-codes.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { plainSearch } from "./plain-search.ts";
import { madeUpDoc, madeUpDocs, randomFrom } from "./search-docs.ts";

/** How many searches are compared; with a seed the same ones every time. */
type Searches = { numRuns: number; seed?: number };

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
  audience: fc.subarray(["executives", "sales"]),
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
  const answer = index.search(query, { taken });
  const asRecord = (facet: readonly { value: string; count: number }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count]));
  expect({
    ids: answer.hits.map(({ id }) => id),
    total: answer.total,
    category: asRecord(answer.facets.category),
    language: asRecord(answer.facets.language),
    audience: asRecord(answer.facets.audience),
  }).toEqual(expected);
}

const indexOf = (docs: readonly SearchDoc[]) =>
  buildSpeakerIndex(docs, goOn, RELEVANCE_WEIGHTS, GROUPS);

export async function expectSameAnswers(runs: Searches): Promise<void> {
  const docs = madeUpDocs(120, 1);
  const index = await indexOf(docs);
  fc.assert(
    fc.property(searches, (query) => expectSame(index, docs, query)),
    runs,
  );
}

export async function expectSamePlaces(runs: Searches): Promise<void> {
  const docs = madeUpDocs(80, 8);
  const index = await indexOf(docs);
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
    runs,
  );
}

export async function expectSameAfterChanges(runs: Searches): Promise<void> {
  const random = randomFrom(3);
  const docs = madeUpDocs(60, 4);
  const index = await indexOf(docs);
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
    runs,
  );
}
