import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { isFiller, isFunctionWord } from "#domain/search/text/filler-words.ts";
import { foldedWords } from "#domain/search/text/fold.ts";
import { parseQuery, type QueryNode } from "#domain/search/text/parse-query.ts";
import { wordStem } from "#domain/search/text/word-stem.ts";

type Docs = readonly SearchDoc[];
type Groups = readonly (readonly string[])[];
/** Who matches, and how well. */
type Levels = Map<SearchDoc, number>;
type Kind = "whole" | "start" | "weak";
type Fits = (word: string) => boolean;

type Field = { field: number; words: string[] };

/** Speakers are looked at again for every word of every search; their own words stay the same. */
const knownFields = new WeakMap<SearchDoc, Field[]>();
const knownStems = new Map<string, string>();

function stemOf(word: string): string {
  const known = knownStems.get(word) ?? wordStem(word);
  knownStems.set(word, known);
  return known;
}

function fieldsOf(doc: SearchDoc): Field[] {
  const known = knownFields.get(doc) ?? readFields(doc);
  knownFields.set(doc, known);
  return known;
}

/** What says most about a speaker counts most: 5 is a name or topic, 0 what a category advertises. */
function readFields(doc: SearchDoc): Field[] {
  const isLong = (topic: string) => topic.split(" ").length > 1;
  const fields = [
    doc.categoryTopics.filter(isLong),
    doc.categoryTopics.filter((topic) => !isLong(topic)),
    doc.texts,
    [...(doc.profession === null ? [] : [doc.profession]), ...doc.talks],
    doc.categoryLabels,
    [doc.name, ...doc.topics],
  ];
  return fields.flatMap((texts, field) =>
    texts.map((text) => ({ field, words: foldedWords(text) })),
  );
}

function levelFor(kind: Kind, field: number): number {
  return { weak: 1 + field, start: 7 + 2 * field, whole: 8 + 2 * field }[kind];
}

/**
 * The rules of matching, written down plainly: for every speaker how well they match, undefined for
 * those that do not; without anything typed all do, equally.
 */
export function plainMatch(docs: Docs, q: string, groups: Groups) {
  const node = parseQuery(q);
  if (!node) return () => 0;
  const { levels } = matches(docs, node, groups);
  return (doc: SearchDoc) => levels.get(doc);
}

type Matched = { levels: Levels; isExclusion: boolean };

function matches(docs: Docs, node: QueryNode, groups: Groups): Matched {
  if (node.kind === "phrase") return { levels: phrase(docs, node.words), isExclusion: false };
  if (node.kind === "not") {
    const { levels } = matches(docs, node.part, groups);
    // Only speakers with the word itself are left out.
    const rest = docs.filter((doc) => (levels.get(doc) ?? 0) < 7);
    return { levels: new Map(rest.map((doc) => [doc, 0])), isExclusion: true };
  }
  if (node.kind === "or") {
    const parts = node.parts.map((part) => matches(docs, part, groups).levels);
    return { levels: anyOf(parts), isExclusion: false };
  }
  return allOf(required(docs, inRow(node), groups));
}

function inRow(node: QueryNode): QueryNode[] {
  return node.kind === "and" ? node.parts.flatMap(inRow) : [node];
}

/** One result for every word, or for several that are known to mean something together. */
function required(docs: Docs, nodes: readonly QueryNode[], groups: Groups): Matched[] {
  const found: Matched[] = [];
  const fillers: Matched[] = [];
  for (let at = 0; at < nodes.length; ) {
    const row = nodes.slice(at);
    const end = row.findIndex(({ kind }) => kind !== "term");
    const words = row.slice(0, end < 0 ? row.length : end).map((one) => "word" in one && one.word);
    const typed = words.filter((word) => word !== false);
    const length = longestKnown(typed, groups);
    const [node] = row;
    if (length > 0) {
      const levels = expression(docs, typed.slice(0, length), groups);
      found.push({ levels, isExclusion: false });
    } else if (node?.kind === "term") {
      const one = { levels: guessed(docs, node.word, term(docs, node.word)), isExclusion: false };
      (isFiller(node.word) ? fillers : found).push(one);
    } else if (node) found.push(matches(docs, node, groups));
    at += Math.max(1, length);
  }
  return found.some(({ isExclusion }) => !isExclusion) ? found : [...fillers, ...found];
}

export function synonymsOf(typed: readonly string[], groups: Groups): string[][] {
  const stems = (words: readonly string[]) => words.map(stemOf).join(" ");
  const same = (text: string) => stems(foldedWords(text)) === stems(typed);
  return groups
    .filter((group) => group.some(same))
    .flatMap((group) => group.filter((text) => !same(text)).map(foldedWords));
}

function longestKnown(typed: readonly string[], groups: Groups): number {
  for (let length = typed.length; length > 0; length -= 1) {
    if (synonymsOf(typed.slice(0, length), groups).length > 0) return length;
  }
  return 0;
}

/** What was typed or what means the same; guesses only when no speaker has either. */
function expression(docs: Docs, typed: readonly string[], groups: Groups): Levels {
  const others = synonymsOf(typed, groups).map((words) =>
    words.map(
      (wanted): Fits =>
        (word) =>
          isWhole(wanted, word) || isStart(wanted, word),
    ),
  );
  const literal = allOf(
    typed.map((word) => ({ levels: term(docs, word), isExclusion: false })),
  ).levels;
  const meant = others.map((row) => scan(docs, [["start", row]]));
  const known = anyOf([literal, ...meant]);
  if (known.size > 0 || (typed.length === 1 && (typed[0] ?? "").length <= 2)) return known;
  return allOf(
    typed.map((word) => ({ levels: guessed(docs, word, term(docs, word)), isExclusion: false })),
  ).levels;
}

const isWhole = (typed: string, word: string) => word === typed;
const isStart = (typed: string, word: string) =>
  (typed.length >= 3 && word.startsWith(typed)) ||
  (stemOf(word) === stemOf(typed) && word !== typed);

const isInside = (typed: string, word: string) =>
  word.includes(typed) || (stemOf(typed).length >= 6 && word.includes(stemOf(typed)));
/** Two neighbours have changed places. */
const isSwapped = (typed: string, word: string) =>
  typed.length >= 5 &&
  word.length === typed.length &&
  [...typed].some((_, at) => {
    const letters = [...typed];
    letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
    return letters.join("") === word;
  });

function term(docs: Docs, typed: string): Levels {
  const kinds: [Kind, Fits[]][] = [
    ["whole", [(word) => isWhole(typed, word)]],
    ["start", [(word) => isStart(typed, word)]],
  ];
  if (typed.length > 2) kinds.push(["weak", [(word) => isInside(typed, word)]]);
  return scan(docs, kinds);
}

/** Letters inside of words, then words that are spelt alike, then what a compound begins with. */
function guessed(docs: Docs, typed: string, found: Levels): Levels {
  if (found.size > 0) return found;
  const begun = scan(docs, [["weak", [(word) => word.startsWith(typed)]]]);
  if (begun.size > 0) return begun;
  const inside = scan(docs, [["weak", [(word) => word.includes(typed)]]]);
  if (inside.size > 0) return inside;
  const threshold = typed.length < 6 ? 0.8 : 0.75;
  const alike = scan(docs, [
    [
      "weak",
      [
        (word) =>
          (isLike(word, typed, threshold) || isSwapped(typed, word)) && !isFunctionWord(word),
      ],
    ],
  ]);
  if (alike.size > 0) return alike;
  return scan(docs, [["weak", [(word) => word.length >= 5 && typed.startsWith(word)]]], 3);
}

function phrase(docs: Docs, words: readonly string[]): Levels {
  const last = words.length - 1;
  const each = (fits: (typed: string, word: string, at: number) => boolean): Fits[] =>
    words.map((typed, at) => (word) => fits(typed, word, at));
  return scan(docs, [
    ["whole", each(isWhole)],
    [
      "start",
      each((typed, word, at) =>
        at === last
          ? word === typed || (typed.length >= 3 && word.startsWith(typed))
          : word === typed,
      ),
    ],
    [
      "weak",
      each((typed, word, at) => {
        if (last === 0) return word.includes(typed);
        if (at === 0) return word.endsWith(typed);
        return at === last ? word.startsWith(typed) : word === typed;
      }),
    ],
  ]);
}

/** Looks at every word of every text for rows of words that fit. */
function scan(docs: Docs, kinds: readonly [Kind, Fits[]][], fromField = 0): Levels {
  const levels: Levels = new Map();
  for (const doc of docs) {
    const found = fieldsOf(doc)
      .filter(({ field }) => field >= fromField)
      .flatMap(({ field, words }) =>
        kinds
          .filter(([, row]) =>
            words.some((_, at) =>
              row.every((fits, i) => at + i < words.length && fits(words[at + i] ?? "")),
            ),
          )
          .map(([kind]) => levelFor(kind, field)),
      );
    if (found.length > 0) levels.set(doc, Math.max(...found));
  }
  return levels;
}

/** As well as the worst of all that have to match; what is not wanted says nothing about it. */
function allOf(parts: readonly Matched[]): Matched {
  const wanted = parts.filter(({ isExclusion }) => !isExclusion);
  const docs = [...(parts[0]?.levels.keys() ?? [])];
  const common = docs.filter((doc) => parts.every(({ levels }) => levels.has(doc)));
  const worst = (doc: SearchDoc) => Math.min(...wanted.map(({ levels }) => levels.get(doc) ?? 0));
  const isExclusion = wanted.length === 0;
  return {
    levels: new Map(common.map((doc) => [doc, isExclusion ? 0 : worst(doc)])),
    isExclusion,
  };
}

function anyOf(parts: readonly Levels[]): Levels {
  const best: Levels = new Map();
  for (const levels of parts) {
    for (const [doc, level] of levels) best.set(doc, Math.max(level, best.get(doc) ?? 0));
  }
  return best;
}

/** Levenshtein over the whole table, compared as a ratio. */
function isLike(one: string, other: string, threshold: number): boolean {
  if (other.length < 4) return false;
  const longer = Math.max(one.length, other.length);
  return 1 - plainDistance(one, other) / longer >= threshold - 1e-9;
}

export function plainDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const [left = 0, up = 0, diagonal = 0] = [row[j - 1], above[j], above[j - 1]];
      row.push(Math.min(left + 1, up + 1, diagonal + (isSame ? 0 : 1)));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}
