import { mostEdits, THRESHOLDS } from "./similarity.ts";
import { type Pause, sortInSlices } from "./slices.ts";
import { BREAK, createVocabulary } from "./vocabulary.ts";

/** The words that come into question for a typed one, and how well each fits: above 0 and up to 1. */
export type Matches = {
  readonly tokens: readonly number[];
  /** In the order of the tokens; left out when all fit wholly. */
  readonly rates?: readonly number[];
};

export type LabelWords = ReturnType<typeof createLabelWords>;

/** The words of all labels: sorted for beginnings, by pairs of letters for what is inside. */
export function createLabelWords() {
  const vocabulary = createVocabulary();
  const byPair = new Map<number, number[]>();
  let sorted: number[] = [];
  let isSettled = false;

  const byWord = (one: number, other: number) =>
    vocabulary.word(one) < vocabulary.word(other) ? -1 : 1;

  function enter(token: number): void {
    const word = vocabulary.word(token);
    for (const pair of pairsOf(word)) {
      const sharing = byPair.get(pair);
      if (sharing === undefined) byPair.set(pair, [token]);
      else if (sharing.at(-1) !== token) sharing.push(token);
    }
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
      const tokens = new Set(vocabulary.tokens(label, false));
      for (let token = known; token < vocabulary.size(); token += 1) enter(token);
      tokens.delete(BREAK);
      return [...tokens];
    },

    /** Until then words are only gathered; afterwards each new one is put into its place. */
    async settle(pause: Pause): Promise<void> {
      sorted = await sortInSlices(sorted, byWord, pause);
      isSettled = true;
    },

    startingWith: (typed: string): Matches => ({ tokens: startingWith(typed) }),
    containing: (typed: string): Matches => ({ tokens: containing(typed) }),

    /** People get the first letter right; that leaves few enough words to compare with each. */
    resembling(typed: string): Matches {
      const whole = new Set(containing(typed));
      const tokens = [...whole];
      const rates = tokens.map(() => 1);
      const distance = vocabulary.distanceFrom(typed);
      for (const token of startingWith(typed.slice(0, 1))) {
        const longer = Math.max(typed.length, vocabulary.lengthAt(token));
        const most = mostEdits(longer, THRESHOLDS.suggestions);
        const edits = distance(token, most);
        if (edits > most || whole.has(token)) continue;
        tokens.push(token);
        rates.push(1 - edits / longer);
      }
      return { tokens, rates };
    },
  };
}

function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  for (let i = 1; i < word.length; i += 1) {
    pairs.push(word.charCodeAt(i - 1) * 0x10000 + word.charCodeAt(i));
  }
  return pairs;
}
