import { mostEdits, THRESHOLDS } from "../similarity.ts";
import { type Pause, sortInSlices } from "../work-in-slices.ts";
import { BREAK, createVocabulary } from "./vocabulary.ts";

/** Words that fit a typed one equally well: above 0 and up to 1. */
type Tier = { readonly rate: number; readonly tokens: readonly number[] };

/** The words that come into question for a typed one, those that fit best first. */
export type Matches = readonly Tier[];

export type LabelWords = ReturnType<typeof createLabelWords>;

/**
 * The words of all labels: sorted for beginnings, by pairs of letters for what is inside, by first
 * letter and length for what is spelt alike.
 */
export function createLabelWords() {
  const vocabulary = createVocabulary();
  const byPair = new Map<number, number[]>();
  const byShape = new Map<number, number[]>();
  let sorted: number[] = [];
  let isSettled = false;

  const byWord = (one: number, other: number) =>
    vocabulary.word(one) < vocabulary.word(other) ? -1 : 1;

  function enter(token: number): void {
    const word = vocabulary.word(token);
    for (const pair of pairsOf(word)) append(byPair, pair, token);
    append(byShape, shapeOf(word, word.length), token);
    const place = isSettled ? firstAfter((other) => other >= word) : sorted.length;
    sorted.splice(place, 0, token);
  }

  /** Where the first word stands that has come far enough in the alphabet. */
  function firstAfter(isReached: (word: string) => boolean): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isReached(vocabulary.word(sorted[middle] ?? BREAK))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function startingWith(beginning: string): readonly number[] {
    const start = firstAfter((word) => word >= beginning);
    const end = firstAfter((word) => word > beginning && !word.startsWith(beginning));
    return sorted.slice(start, end);
  }

  function equalTo(word: string): readonly number[] {
    const token = sorted[firstAfter((other) => other >= word)] ?? BREAK;
    return vocabulary.word(token) === word ? [token] : [];
  }

  /** The words with the rarest pair of its letters are few enough to look at each. */
  function containing(part: string): readonly number[] {
    let fewest: readonly number[] = sorted;
    for (const pair of pairsOf(part)) {
      const sharing = byPair.get(pair) ?? [];
      if (sharing.length < fewest.length) fewest = sharing;
    }
    return fewest.filter((token) => vocabulary.word(token).includes(part));
  }

  return {
    size: vocabulary.size,

    /** Each word of a label once. */
    tokens(label: string): readonly number[] {
      const known = vocabulary.size();
      const tokens = new Set(vocabulary.tokens(label));
      for (let token = known; token < vocabulary.size(); token += 1) enter(token);
      tokens.delete(BREAK);
      return [...tokens];
    },

    /** Until then words are only gathered; afterwards each new one is put into its place. */
    async settle(pause: Pause): Promise<void> {
      sorted = await sortInSlices(sorted, byWord, pause);
      isSettled = true;
    },

    equalTo: (typed: string): Matches => wholly(equalTo(typed)),
    startingWith: (typed: string): Matches => wholly(startingWith(typed)),
    containing: (typed: string): Matches => wholly(containing(typed)),

    /** People get the first letter right; that leaves few enough words to compare with each. */
    resembling(typed: string): Matches {
      const alike = new Map<number, number[]>();
      const distance = vocabulary.distanceFrom(typed);
      for (let length = 1; length <= longestLike(typed); length += 1) {
        const longer = Math.max(typed.length, length);
        const most = mostEdits(longer, THRESHOLDS.suggestions);
        if (typed.length - length > most) continue;
        for (const token of byShape.get(shapeOf(typed, length)) ?? []) {
          const edits = distance(token, most);
          if (edits > most || vocabulary.word(token).includes(typed)) continue;
          append(alike, 1 - edits / longer, token);
        }
      }
      const tiers = [...alike].map(([rate, tokens]) => ({ rate, tokens }));
      tiers.sort((one, other) => other.rate - one.rate);
      return [...wholly(containing(typed)), ...tiers];
    },
  };
}

function wholly(tokens: readonly number[]): Matches {
  return tokens.length > 0 ? [{ rate: 1, tokens }] : [];
}

/** Longer words have too many other letters. */
function longestLike(typed: string): number {
  return Math.ceil(typed.length / THRESHOLDS.suggestions);
}

/** What begins with the same letter and is so long. */
function shapeOf(word: string, length: number): number {
  return word.charCodeAt(0) * 0x10000 + length;
}

function append(lists: Map<number, number[]>, key: number, token: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [token]);
  else if (list.at(-1) !== token) list.push(token);
}

function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  for (let i = 1; i < word.length; i += 1) {
    pairs.push(word.charCodeAt(i - 1) * 0x10000 + word.charCodeAt(i));
  }
  return pairs;
}
