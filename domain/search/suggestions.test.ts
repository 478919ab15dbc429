import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { plainSuggestions } from "#tests/support/search/plain-suggestions.ts";
import { madeUpDoc, madeUpDocs, randomFrom } from "#tests/support/search/search-docs.ts";
import type { SearchDoc } from "./index/search-doc.ts";
import { buildSpeakerIndex } from "./index/speaker-index.ts";
import { EMPTY_QUERY } from "./query.ts";
import { RELEVANCE_WEIGHTS } from "./relevance.ts";

const [blank] = madeUpDocs(1, 1);
if (!blank) throw new Error("Expected a speaker");

function speaker(id: string, name: string, changes: Partial<SearchDoc> = {}): SearchDoc {
  const base = blank as SearchDoc;
  const topics = changes.topics ?? [];
  const silent = {
    topics,
    categories: [],
    categoryLabels: [],
    categoryTopics: [],
    profession: null,
    talks: [],
    texts: [],
  };
  return { ...base, ...silent, id, name, ...changes, card: { ...base.card, slug: id, topics } };
}

const GROUPS = [
  ["KI", "AI", "Künstliche Intelligenz"],
  ["Führung", "Leadership"],
  ["New Work", "Zukunft der Arbeit", "Ethik"],
];

const build = (docs: SearchDoc[]) =>
  buildSpeakerIndex(docs, async () => undefined, RELEVANCE_WEIGHTS, GROUPS);

describe("suggestions", () => {
  const docs = [
    speaker("lea", "Lea Kern", { topics: ["Leadership"], talks: ["Leise führen"] }),
    speaker("tom", "Tom Müllner", { topics: ["Leadership", "Lernen"] }),
  ];

  test("begin with two characters [SEARCH-01]", async () => {
    const { suggest } = await build(docs);
    expect([suggest("L"), suggest(" L "), suggest("")]).toEqual([[], [], []]);
    expect(suggest("Le")).toEqual([
      { group: "topic", label: "Leadership", slug: null },
      { group: "topic", label: "Lernen", slug: null },
      { group: "speaker", label: "Lea Kern", slug: "lea" },
      { group: "talk", label: "Leise führen", slug: "lea" },
    ]);
  });

  test("are eight at most, and every group gets room [SEARCH-02, SEARCH-17]", async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      speaker(`id-${at}`, `Leo ${at}`, { topics: [`Lernen ${at}`], talks: [`Leicht ${at}`] }),
    );
    const found = (await build(many)).suggest("Le");
    expect(found.map(({ group }) => group).join(" ")).toBe(
      "topic topic topic speaker speaker speaker talk talk",
    );
    const onlyNames = many.map(({ id, name }) => speaker(id, name));
    expect((await build(onlyNames)).suggest("leo")).toHaveLength(8);
  });

  test("find beginnings first, then parts of words, then what is spelt alike", async () => {
    const { suggest } = await build(docs);
    expect(suggest("ship")).toMatchObject([{ label: "Leadership" }]);
    expect(suggest("Leder")[0]).toMatchObject({ label: "Leadership" });
    expect(suggest("tom muellner")).toMatchObject([{ label: "Tom Müllner", slug: "tom" }]);
    expect(suggest("zzzz")).toEqual([]);
  });

  test("know abbreviations and what means the same", async () => {
    const { suggest } = await build([
      speaker("kim", "Kim Kindler", { topics: ["Kino"] }),
      speaker("jo", "Jo Ort", { topics: ["Künstliche Intelligenz", "Leadership", "Führung"] }),
    ]);
    expect(suggest("KI")).toEqual([
      { group: "topic", label: "Künstliche Intelligenz", slug: null },
      { group: "topic", label: "Kino", slug: null },
      { group: "speaker", label: "Kim Kindler", slug: "kim" },
    ]);
    expect(suggest("Führung").map(({ label }) => label)).toEqual(["Führung", "Leadership"]);
  });

  test("follow what is changed and removed", async () => {
    const index = await build(docs);
    expect(index.suggest("Lern")).toHaveLength(1);
    index.remove("tom");
    expect(index.suggest("Lern")).not.toContainEqual(expect.objectContaining({ label: "Lernen" }));
    index.upsert(speaker("lea", "Lina Kern"));
    expect([index.suggest("Lea"), index.suggest("Lin").length]).toEqual([[], 1]);
  });
});

const typedWord = fc.oneof(
  fc.constantFrom("führ", "ki", "anna", "mü", "muler", "be", "ver", "o", "work", "new", "zz"),
  fc.constantFrom("führung", "leadership", "ai", "new work", "KI"),
  fc.constantFrom("digitalisirung", "anan", "kunstlich", "inteligenz", "resiliens", "fischr"),
  fc.string({ unit: fc.constantFrom(..."abdefgiklmnorstuvwä"), minLength: 1, maxLength: 7 }),
);
const typedText = fc.array(typedWord, { minLength: 1, maxLength: 3 }).map((all) => all.join(" "));

describe("suggestions are what looking at every label would give", () => {
  test("for whatever is typed", async () => {
    const docs = madeUpDocs(150, 21, { words: 1, rareWords: 400 });
    const { suggest } = await build(docs);
    const expected = plainSuggestions(docs, GROUPS);
    fc.assert(
      fc.property(typedText, (text) => {
        expect(suggest(text)).toEqual(expected(text));
      }),
      { numRuns: 300 },
    );
  });

  test("after speakers were changed, added and removed", async () => {
    const random = randomFrom(22);
    const docs = new Map(madeUpDocs(40, 23).map((doc) => [doc.id, doc]));
    const index = await build([...docs.values()]);
    for (let step = 0; step < 50; step += 1) {
      const doc = madeUpDoc(Math.floor(random() * 50), random);
      if (step % 3 === 2) {
        index.remove(doc.id);
        docs.delete(doc.id);
      } else {
        index.upsert(doc);
        docs.set(doc.id, doc);
      }
    }
    const expected = plainSuggestions([...docs.values()], GROUPS);
    fc.assert(
      fc.property(typedText, (text) => {
        expect(index.suggest(text)).toEqual(expected(text));
      }),
      { numRuns: 200 },
    );
  });

  test("with errors in one word and only the beginning of another", async () => {
    const { suggest } = await build([speaker("anna", "Anna Müller"), speaker("max", "Max Muster")]);
    expect(suggest("Anan Mü")).toMatchObject([{ slug: "anna" }]);
  });
});

test("the popular topics are ten, with what a search for each finds", async () => {
  const docs = Array.from({ length: 12 }, (_, at) =>
    speaker(`id-${at}`, "X", {
      topics: Array.from({ length: at + 1 }, (_, topic) =>
        `Thema${"abcdefghijkl"[topic]}xyz`.repeat(1),
      ),
      texts: at === 0 ? ["Themabxyz"] : [],
    }),
  );
  const index = await build(docs);
  const topics = index.popularTopics();
  expect(topics).toHaveLength(10);
  for (const { topic, count } of topics) {
    expect(index.search({ ...EMPTY_QUERY, q: topic }).total).toBe(count);
  }
});

describe("a search without hits", () => {
  const docs = [
    speaker("a", "A", { topics: ["Resilienz"], languages_spoken: ["Deutsch"], years: 3 }),
    speaker("b", "B", { topics: ["Resilienz"], languages_spoken: ["Englisch"], years: 20 }),
    speaker("c", "C", { topics: ["Vertrieb"], languages_spoken: ["Englisch"], years: 20 }),
  ];

  test("names the filter whose removal shows most", async () => {
    const index = await build(docs);
    const query = { ...EMPTY_QUERY, q: "Resilienz", language: ["Polnisch"], offset: 12 };
    expect(index.relaxation(query)).toEqual({
      filter: "language",
      query: { ...EMPTY_QUERY, q: "Resilienz" },
      total: 2,
    });
    const date = isoDate("2030-03-07");
    expect(
      index.relaxation({ ...EMPTY_QUERY, q: "Vertrieb", date }, { taken: new Set(["c"]) }),
    ).toEqual({
      filter: "q",
      query: { ...EMPTY_QUERY, date },
      total: 2,
    });
  });

  test("names none when a single one does not help", async () => {
    const index = await build(docs);
    const query = { ...EMPTY_QUERY, q: "Unbekanntes", language: ["Polnisch"] };
    expect(index.relaxation(query)).toBeUndefined();
    expect(index.relaxation({ ...EMPTY_QUERY, minPrice: 90_000, q: "xyz" })).toBeUndefined();
  });
});
