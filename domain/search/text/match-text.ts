import {
  addBit,
  type BitSet,
  bitSet,
  complement,
  forEachBit,
  hasCommon,
} from "#domain/search/index/bit-set.ts";
import type { Postings } from "#domain/search/index/postings.ts";
import { both, either, emptyMatch, isWordMatch, LEVELS, type Match, raise } from "./match-level.ts";
import type { QueryNode } from "./parse-query.ts";
import type { TokenTexts } from "./token-texts.ts";
import { isBeginning, type Vocabulary } from "./vocabulary.ts";

export type TextIndex = {
  readonly capacity: number;
  readonly live: BitSet;
  readonly vocabulary: Vocabulary;
  readonly texts: TokenTexts;
  readonly postings: Postings;
};

const NO_LEVELS = new Uint8Array(0);
/** Up to so many letters stand inside too many words to mean anything there. */
const MEANINGLESS_INSIDE = 2;
/** Only what a compound begins with may be looked for in its place, and no text that merely mentions it. */
const LEADING = [0, 0, 0, 4, 5, 6];

/** Who matches what was typed, and how well. */
export function matchText(index: TextIndex, node: QueryNode): Match {
  switch (node.kind) {
    case "term":
      return withGuesses(index, node.word, matchTerm(index, node.word));
    case "phrase":
      return matchPhrase(index, node.words);
    case "expression":
      return matchExpression(index, node.typed, node.others);
    case "not":
      return exclude(index, matchText(index, node.part));
    default:
      return node.parts
        .map((part) => matchText(index, part))
        .reduce(node.kind === "and" ? both : either);
  }
}

/** No speaker is left out for letters inside of a word, or for a word that is only alike. */
function exclude({ capacity, live }: TextIndex, { found, levels }: Match): Match {
  const unwanted = bitSet(capacity);
  forEachBit(found, (slot) => {
    if (isWordMatch(levels[slot] ?? 0)) addBit(unwanted, slot);
  });
  return { found: complement(unwanted, live), levels: NO_LEVELS, isExclusion: true };
}

function matchTerm({ capacity, vocabulary, postings }: TextIndex, word: string): Match {
  const match = emptyMatch(capacity);
  const { whole, start, inside } = vocabulary.expand(word);
  for (const token of whole) postings.collect(token, LEVELS.whole, match);
  for (const token of start) postings.collect(token, LEVELS.start, match);
  if (word.length > MEANINGLESS_INSIDE) {
    for (const token of inside) postings.collect(token, LEVELS.weak, match);
  }
  return match;
}

/** Where no speaker has a word, what may have been meant counts instead (C-110). */
function withGuesses(index: TextIndex, word: string, match: Match): Match {
  const { live, vocabulary, postings } = index;
  if (hasCommon(match.found, live)) return match;
  const { inside } = vocabulary.expand(word);
  for (const tokens of [
    inside.filter((token) => vocabulary.word(token).startsWith(word)),
    inside,
  ]) {
    for (const token of tokens) postings.collect(token, LEVELS.weak, match);
    if (hasCommon(match.found, live)) return match;
  }
  for (const token of vocabulary.alike(word)) postings.collect(token, LEVELS.weak, match);
  if (hasCommon(match.found, live)) return match;
  for (const token of vocabulary.leading(word)) postings.collect(token, LEADING, match);
  return match;
}

/** What was typed or any of its synonyms; nothing is guessed as long as a speaker has one of them. */
function matchExpression(
  index: TextIndex,
  typed: QueryNode,
  others: readonly (readonly string[])[],
): Match {
  const literal = (node: QueryNode): Match => {
    if (node.kind === "term") return matchTerm(index, node.word);
    return node.kind === "and" ? node.parts.map(literal).reduce(both) : matchText(index, node);
  };
  const match = literal(typed);
  for (const words of others) collectSynonym(index, words, match);
  const isAbbreviation = typed.kind === "term" && typed.word.length <= MEANINGLESS_INSIDE;
  if (isAbbreviation || hasCommon(match.found, index.live)) return match;
  return matchText(index, typed);
}

/** Words in a row; each may go on or have another ending. */
function collectSynonym(index: TextIndex, words: readonly string[], match: Match): void {
  const places = words.map((word) => {
    const { whole, start } = index.vocabulary.expand(word);
    return [...whole, ...start];
  });
  collectRow(index, places, LEVELS.start, match);
}

/**
 * Words in a row, exactly as written (case and umlaut spelling aside). The first may be the end of a
 * longer word and the last its beginning, as in any search for a piece of text.
 */
function matchPhrase(index: TextIndex, words: readonly string[]): Match {
  const { vocabulary } = index;
  const match = emptyMatch(index.capacity);
  const last = words.length - 1;
  const parts = words.map((word, at) => vocabulary.matching(fits(word, at, words.length)));
  const begun = parts.map((tokens, at) => {
    const word = words[at] ?? "";
    return tokens.filter((token) => {
      const candidate = vocabulary.word(token);
      return at === last ? isBeginning(word, candidate) : candidate === word;
    });
  });
  const whole = begun.map((tokens, at) =>
    tokens.filter((token) => vocabulary.word(token) === words[at]),
  );
  collectRow(index, parts, LEVELS.weak, match);
  collectRow(index, begun, LEVELS.start, match);
  collectRow(index, whole, LEVELS.whole, match);
  return match;
}

function fits(word: string, at: number, count: number): (candidate: string) => boolean {
  const isFirst = at === 0;
  const isLast = at === count - 1;
  if (isFirst && isLast) return (candidate) => candidate.includes(word);
  if (isFirst) return (candidate) => candidate.endsWith(word);
  if (isLast) return (candidate) => candidate.startsWith(word);
  return (candidate) => candidate === word;
}

/** All speakers in whose texts tokens of all places follow one another. */
function collectRow(
  { capacity, vocabulary, postings, texts }: TextIndex,
  places: readonly (readonly number[])[],
  levels: readonly number[],
  match: Match,
): void {
  const rarest = places.reduce((least, tokens) =>
    usage(postings, tokens) < usage(postings, least) ? tokens : least,
  );
  if (rarest.length === 0) return;
  if (places.length === 1) {
    for (const token of rarest) postings.collect(token, levels, match);
    return;
  }
  const row = places.map((tokens) => vocabulary.marks(tokens));
  const candidates = bitSet(capacity);
  for (const token of rarest) postings.addUsers(token, candidates);
  forEachBit(candidates, (slot) => {
    const field = texts.findRow(slot, row);
    if (field !== undefined) raise(match, slot, levels[field] ?? 0);
  });
}

function usage(postings: Postings, tokens: readonly number[]): number {
  return tokens.reduce((sum, token) => sum + postings.count(token), 0);
}
