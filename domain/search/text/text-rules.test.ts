import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { buildSpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { plainDistance } from "#tests/support/search/plain-match.ts";
import { madeUpDocs } from "#tests/support/search/search-docs.ts";
import { EMPTY_QUERY } from "../query.ts";
import { editDistance, mostEdits, THRESHOLDS } from "../similarity.ts";
import { fold, foldedWords } from "./fold.ts";
import { createLabelWords } from "./label-words.ts";
import { MAX_WORDS, parseQuery } from "./parse-query.ts";
import { createWordLetters } from "./word-letters.ts";

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
  return { ...(blank as SearchDoc), ...silent, id, ...changes };
}

async function searcher(docs: SearchDoc[]) {
  const index = await buildSpeakerIndex(docs, async () => undefined);
  return (q: string) =>
    index
      .search({ ...EMPTY_QUERY, q, limit: 50 })
      .hits.map(({ id }) => id)
      .sort()
      .join("");
}

describe("spelling", () => {
  test("umlauts, their written-out form and plain letters are one spelling", () => {
    for (const name of ["Müller", "Mueller", "Muller", "MÜLLER", "Mu\u0308ller"]) {
      expect(fold(name)).toBe("muller");
    }
    expect([fold("Straße"), fold("Ærø"), fold("Łódź")]).toEqual(["strasse", "aro", "lodz"]);
    expect(foldedWords("KI-Ethik, 4.0 & Ñandú!")).toEqual(["ki", "ethik", "4", "0", "nandu"]);
  });

  test("the ratio is one minus edits by the longer word [SEARCH-05]", async () => {
    const words = createLabelWords();
    words.tokens("Leadership");
    await words.settle(async () => undefined);
    expect(words.resembling("leadrship")[0]?.rate).toBeCloseTo(0.9);
    expect(words.resembling("leder")[0]?.rate).toBeCloseTo(0.5);
    expect(words.resembling("lila")).toEqual([]);
    expect(words.resembling("digital")).toEqual([]);
    const find = await searcher([speaker("A", { topics: ["Leadership"] })]);
    expect([find("Leadrship"), find("Leder"), find("Digital")]).toEqual(["A", "", ""]);
  });

  test("every use has a threshold between 0.4 and 0.8 [SEARCH-06]", () => {
    for (const threshold of Object.values(THRESHOLDS)) {
      expect(threshold).toBeGreaterThanOrEqual(0.4);
      expect(threshold).toBeLessThanOrEqual(0.8);
    }
  });

  test("the quick distance is the true one, or says that it is too far", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, fc.nat(12), (one, other, most) => {
        const expected = Math.min(plainDistance(one, other), most + 1);
        const row = createWordLetters();
        row.push("before");
        row.push(other);
        expect(editDistance(one, other, most)).toBe(expected);
        expect(row.distanceFrom(one)(1, most)).toBe(expected);
      }),
    );
    const row = createWordLetters();
    for (const word of ["ы".repeat(32), "b".repeat(40), "a".repeat(32)]) row.push(word);
    expect(row.distanceFrom("ы".repeat(31))(0, 9)).toBe(1);
    expect(row.distanceFrom("b".repeat(38))(1, 9)).toBe(2);
    expect([row.distanceFrom(`${"a".repeat(31)}b`)(2, 9), row.distanceFrom("")(2, 40)]).toEqual([
      1, 32,
    ]);
    expect(mostEdits(10, 0.8)).toBe(2);
    expect(mostEdits(5, 0.6)).toBe(2);
  });

  test("short words forgive one letter in five, long ones one in four [SEARCH-07]", async () => {
    const find = await searcher([
      speaker("A", { topics: ["Digitalisierung"] }),
      speaker("B", { texts: ["Digitalisierung"] }),
      speaker("C", { topics: ["Wandel", "Humor"] }),
    ]);
    // Two of fifteen letters are wrong, then five; one of five, then two.
    expect([find("Digitalisirungg"), find("Dgtlisierug")]).toEqual(["AB", ""]);
    expect([find("Tumor"), find("Tunor")]).toEqual(["C", ""]);
  });
});

describe("what can be typed", () => {
  test("a part of a word matches [SEARCH-04]", async () => {
    const find = await searcher([speaker("A", { topics: ["Leadership"] }), speaker("B")]);
    expect(find("ship")).toBe("A");
  });

  test("quoted words must follow each other exactly [SEARCH-08]", async () => {
    const find = await searcher([
      speaker("A", { texts: ["Sie zeigt, wie digitale Transformation gelingt."] }),
      speaker("B", { texts: ["Transformation digitaler Firmen"] }),
      speaker("C", { texts: ["digitale Transfomation"] }),
      speaker("D", { texts: ["alles digitale", "Transformation"] }),
    ]);
    expect(find('"digitale Transformation"')).toBe("A");
    expect(find('"DIGITALE transformation"')).toBe("A");
    expect(find('"digitale Transfrmation"')).toBe("");
    expect(find("digitale Transformation")).toBe("ABD");
  });

  const three = [
    speaker("A", { topics: ["KI", "Ethik"] }),
    speaker("B", { topics: ["KI"] }),
    speaker("C", { topics: ["Ethik"] }),
    speaker("D", { topics: ["Vertrieb"] }),
  ];

  test("AND combines [SEARCH-09]", async () => {
    expect((await searcher(three))("KI AND Ethik")).toBe("A");
  });
  test("UND is AND [SEARCH-10]", async () => {
    expect((await searcher(three))("KI UND Ethik")).toBe("A");
  });
  test("OR offers a choice [SEARCH-11]", async () => {
    expect((await searcher(three))("KI OR Vertrieb")).toBe("ABD");
  });
  test("ODER is OR [SEARCH-12]", async () => {
    expect((await searcher(three))("KI ODER Vertrieb")).toBe("ABD");
  });
  test("without a word between them all have to match [SEARCH-13]", async () => {
    const find = await searcher(three);
    expect([find("KI Ethik"), find("KI OR Ethik")]).toEqual(["A", "ABC"]);
  });
  test("German quotation marks make phrases like straight ones", () => {
    for (const [open, close] of ["„“", "“”", "»«", "„”"]) {
      const quoted = `${open}digitale Transformation${close}`;
      expect(parseQuery(quoted)).toEqual(parseQuery('"digitale Transformation"'));
      expect(parseQuery(`Mut NICHT ${quoted}`)).toEqual(
        parseQuery('Mut NICHT "digitale Transformation"'),
      );
    }
  });

  test("NOT excludes the following term or phrase [SEARCH-14]", async () => {
    const find = await searcher([
      speaker("A", { topics: ["Leadership", "Marketing"] }),
      speaker("B", { topics: ["Leadership"] }),
    ]);
    expect([find("Leadership NOT Marketing"), find('Leadership NICHT "Marketing"')]).toEqual([
      "B",
      "B",
    ]);
    expect(find("NOT Marketing")).toBe("B");
  });

  test("NOT binds closest, then AND, then OR", async () => {
    const find = await searcher(three);
    expect(find("Vertrieb OR KI NOT Ethik")).toBe("BD");
    expect(find("NOT NOT KI")).toBe("AB");
  });

  test("anything else is read as well as possible", () => {
    for (const text of ["", "   ", "AND OR NOT", '""', "()", "!?", "OR", "NOT"]) {
      expect(parseQuery(text), text).toBeUndefined();
    }
    expect(parseQuery('"offen bis zum Ende')).toEqual({
      kind: "phrase",
      words: ["offen", "bis", "zum", "ende"],
    });
    fc.assert(fc.property(fc.string(), (text) => void parseQuery(text)));
  });

  test("a thousand alternatives become ten words [SEC-39]", () => {
    const node = parseQuery(Array.from({ length: 1000 }, (_, i) => `wort${i}`).join(" OR "));
    expect(node).toMatchObject({ kind: "or" });
    expect(node?.kind === "or" && node.parts.length).toBe(MAX_WORDS);
    expect(parseQuery("((((a+)+)+)+)")).toEqual({ kind: "term", word: "a" });
  });
});
