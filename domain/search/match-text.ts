import {
  addBit,
  type BitSet,
  bitSet,
  complement,
  forEachBit,
  intersect,
  unite,
} from "./bit-set.ts";
import type { QueryNode } from "./parse-query.ts";
import type { Postings } from "./postings.ts";
import type { TokenTexts } from "./token-texts.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type TextIndex = {
  readonly capacity: number;
  readonly live: BitSet;
  readonly vocabulary: Vocabulary;
  readonly texts: TokenTexts;
  readonly postings: Postings;
};

/** Who matches what was typed; who matches strongly is added to `strong`. */
export function matchText(index: TextIndex, node: QueryNode, strong: BitSet): BitSet {
  switch (node.kind) {
    case "term":
      return matchTerm(index, node.word, strong);
    case "phrase":
      return matchPhrase(index, node.words, strong);
    case "not":
      // Whoever is excluded gains nothing from matching strongly.
      return complement(matchText(index, node.part, bitSet(index.capacity)), index.live);
    default: {
      const combine = node.kind === "and" ? intersect : unite;
      return node.parts
        .map((part) => matchText(index, part, strong))
        .reduce((found, part) => combine(found, part));
    }
  }
}

function matchTerm({ capacity, vocabulary, postings }: TextIndex, word: string, strong: BitSet) {
  const found = bitSet(capacity);
  const { close, loose } = vocabulary.expand(word);
  for (const token of close) postings.collect(token, found, strong);
  for (const token of loose) postings.collectKeys(token, found);
  return found;
}

/**
 * Words in a row, exactly as written (case and umlaut spelling aside). The first may be the end of a
 * longer word and the last its beginning, as in any search for a piece of text.
 */
function matchPhrase(index: TextIndex, words: readonly string[], strong: BitSet): BitSet {
  const { vocabulary, postings, texts } = index;
  const found = bitSet(index.capacity);
  const places = words.map((word, at) => vocabulary.matching(fits(word, at, words.length)));
  const rarest = places.reduce((least, tokens) =>
    usage(postings, tokens) < usage(postings, least) ? tokens : least,
  );
  if (words.length === 1) {
    for (const token of rarest) postings.collect(token, found, strong);
    return found;
  }
  const phrase = places.map((tokens) => vocabulary.marks(tokens));
  const candidates = bitSet(index.capacity);
  for (const token of rarest) postings.collect(token, candidates, candidates);
  forEachBit(candidates, (slot) => {
    const where = texts.findPhrase(slot, phrase);
    if (where !== undefined) addBit(found, slot);
    if (where === "key") addBit(strong, slot);
  });
  return found;
}

function fits(word: string, at: number, count: number): (candidate: string) => boolean {
  const isFirst = at === 0;
  const isLast = at === count - 1;
  if (isFirst && isLast) return (candidate) => candidate.includes(word);
  if (isFirst) return (candidate) => candidate.endsWith(word);
  if (isLast) return (candidate) => candidate.startsWith(word);
  return (candidate) => candidate === word;
}

function usage(postings: Postings, tokens: readonly number[]): number {
  return tokens.reduce((sum, token) => sum + postings.count(token), 0);
}
