import { describe, expect, test } from "vitest";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { buildSpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { madeUpDocs } from "#tests/support/search/search-docs.ts";
import { EMPTY_QUERY } from "../query.ts";
import { RELEVANCE_WEIGHTS } from "../relevance.ts";

const [blank] = madeUpDocs(1, 1);
if (!blank) throw new Error("Expected a speaker");

function speaker(id: string, changes: Partial<SearchDoc> = {}): SearchDoc {
  const silent = {
    name: "X",
    topics: [],
    categoryLabels: [],
    categoryTopics: [],
    profession: null,
    talks: [],
    texts: [],
  };
  const card = { ...(blank as SearchDoc).card, slug: id };
  return { ...(blank as SearchDoc), ...silent, id, card, ...changes };
}

const GROUPS = [
  ["KI", "AI", "Künstliche Intelligenz"],
  ["Start-up", "Gründung"],
  ["HR", "Personal"],
];

async function build(docs: SearchDoc[]) {
  const index = await buildSpeakerIndex(docs, async () => undefined, RELEVANCE_WEIGHTS, GROUPS);
  const find = (q: string) =>
    index
      .search({ ...EMPTY_QUERY, q, limit: 50 })
      .hits.map(({ id }) => id)
      .join("");
  return { index, find };
}

describe("what is met better comes first, whatever the rating says", () => {
  test("a whole word, then a beginning, then letters inside of a word", async () => {
    const { find } = await build([
      speaker("A", { topics: ["Unmut"], rating: 5 }),
      speaker("B", { topics: ["Mutmacher"], rating: 4 }),
      speaker("C", { topics: ["Mut"], rating: 1 }),
    ]);
    expect(find("Mut")).toBe("CBA");
  });

  test("own topics, then categories, profession, texts, and what a category advertises", async () => {
    const { find } = await build([
      speaker("A", { categoryTopics: ["Digitale Währungen"], rating: 5 }),
      speaker("B", { categoryTopics: ["Digitalisierung"], rating: 4.9 }),
      speaker("C", { texts: ["Sie denkt digital."], rating: 4.8 }),
      speaker("D", { profession: "Digitalberater", rating: 4.7 }),
      speaker("E", { categoryLabels: ["Digitales"], rating: 4.6 }),
      speaker("F", { topics: ["Digitalisierung"], rating: 1 }),
    ]);
    expect(find("digital")).toBe("FEDCBA");
  });

  test("of several words the one that is met worst decides", async () => {
    const { find } = await build([
      speaker("A", { topics: ["Führung"], texts: ["Wandel"], rating: 5 }),
      speaker("B", { topics: ["Führung", "Wandel"], rating: 1 }),
    ]);
    expect(find("Führung Wandel")).toBe("BA");
  });

  test("letters inside another word never make a match strong [SCORE-04]", async () => {
    const { index } = await build([
      speaker("A", { name: "Walter Kienzl", topics: ["Innovation"] }),
      speaker("B", { topics: ["Künstliche Intelligenz"] }),
    ]);
    const points = (q: string, slug: string) =>
      index.placement({ ...EMPTY_QUERY, q }, slug)?.parts.find(({ part }) => part === "strongMatch")
        ?.points;
    expect([points("enzl", "A"), points("Kien", "A"), points("Kienzl", "A")]).toEqual([
      0, 0.2, 0.2,
    ]);
    expect([points("KI", "A"), points("KI", "B")]).toEqual([undefined, 0.2]);
  });
});

describe("similar words", () => {
  test("count only where no speaker has the word [SEARCH-05]", async () => {
    const { find } = await build([
      speaker("A", { topics: ["Motivation"] }),
      speaker("B", { topics: ["Motivaton"] }),
    ]);
    expect([find("Motivation"), find("Motivaton"), find("Motivatiom")]).toEqual(["A", "B", "AB"]);
  });

  test("are looked for again as soon as no speaker has the word any more", async () => {
    const { index, find } = await build([
      speaker("A", { topics: ["Motivation"] }),
      speaker("B", { topics: ["Motivaton"] }),
    ]);
    index.remove("B");
    expect(find("Motivaton")).toBe("A");
  });

  test("are never words without a meaning, and two letters may have changed places", async () => {
    const { find } = await build([
      speaker("A", { texts: ["In meiner Küche ist jeder leider allein."] }),
      speaker("B", { topics: ["Führung"] }),
    ]);
    expect([find("Leder"), find("Fürhung")]).toEqual(["", "B"]);
  });

  test("a compound no speaker has is found by the topic it begins with", async () => {
    const { find } = await build([
      speaker("A", { topics: ["Motivation"] }),
      speaker("B", { texts: ["Motivation"] }),
    ]);
    expect([find("Motivationstrainer"), find("Motivationsloch")]).toEqual(["A", "A"]);
  });
});

describe("words in other forms", () => {
  test("singular and plural are one word", async () => {
    const { find } = await build([
      speaker("A", { topics: ["Verhandlung"], rating: 5 }),
      speaker("B", { topics: ["Verhandlungen"], rating: 1 }),
      speaker("C", { profession: "Organisationspsychologin" }),
    ]);
    expect([find("Verhandlungen"), find("Psychologe")]).toEqual(["BA", "C"]);
  });

  test("words that say nothing are left out, unless there is nothing else", async () => {
    const { find } = await build([
      speaker("A", { topics: ["KI"] }),
      speaker("B", { texts: ["Ein Vortrag über Bienen"] }),
    ]);
    expect([find("Vortrag über KI"), find("Speaker für KI"), find("Vortrag")]).toEqual([
      "A",
      "A",
      "B",
    ]);
  });
});

describe("synonyms", () => {
  const docs = [
    speaker("A", { name: "Walter Kienzl", rating: 5 }),
    speaker("B", { texts: ["Vorträge zu künstlicher Intelligenz"] }),
    speaker("C", { topics: ["Künstliche Intelligenz"] }),
    speaker("D", { texts: ["Intelligenz ist künstliche Mühe"] }),
    speaker("E", { topics: ["Gründung"] }),
  ];

  test("an abbreviation finds what it stands for, and no word with its letters", async () => {
    const { find } = await build(docs);
    expect([find("KI"), find("ai"), find("KI NICHT Walter")]).toEqual(["CB", "CB", "CB"]);
  });

  test("several words mean something together, however they are joined", async () => {
    const { find } = await build(docs);
    expect([find("Start-up"), find("start up"), find("Startup")]).toEqual(["E", "E", ""]);
  });

  test("having only one of the words is no advantage", async () => {
    const { find } = await build([
      speaker("A", { topics: ["Start"], texts: ["Gründung"], rating: 5 }),
      speaker("B", { profession: "Berater für Gründung", rating: 1 }),
    ]);
    expect(find("Start-up")).toBe("BA");
  });

  test("an abbreviation no speaker has is not found inside of words", async () => {
    const { find } = await build([speaker("A", { name: "Christa Ehrlich" })]);
    expect([find("HR"), find("hr mut"), find("eh")]).toEqual(["", "", "A"]);
  });

  test("a quoted phrase means what it says [SEARCH-08]", async () => {
    const { find } = await build(docs);
    expect(find('"AI"')).toBe("");
  });

  test("follow a change at once", async () => {
    const { index, find } = await build(docs);
    index.setSynonyms([["Kletterei", "Gründung"]]);
    expect([find("Kletterei"), find("AI")]).toEqual(["E", ""]);
  });
});

test("NOT leaves out speakers with the word, not those with its letters [SEARCH-14]", async () => {
  const { find } = await build([
    speaker("A", { topics: ["Resilienz", "Führung"] }),
    speaker("B", { topics: ["Resilienz", "Selbstführung"] }),
  ]);
  expect(find("Resilienz NICHT Führung")).toBe("B");
});
