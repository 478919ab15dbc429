import type { LabelWords } from "#domain/search/text/label-words.ts";
import { SUGGESTION_GROUPS, type Suggestion } from "../results.ts";
import { inSlices, type Pause, sortInSlices } from "../work-in-slices.ts";

export type RankedLabels = ReturnType<typeof createRankedLabels>;

const GROUPS = SUGGESTION_GROUPS.length;
const NONE: readonly number[] = [];
/** The weight of a list without labels. */
export const NO_WEIGHT = Number.NEGATIVE_INFINITY;

/**
 * Every label has a number; equal ones of two persons are two. For each word there is a list of the
 * labels with it, group by group and the weightiest first.
 */
export function createRankedLabels(words: LabelWords) {
  const byKey = new Map<string, number>();
  const keys: string[] = [];
  const suggestions: Suggestion[] = [];
  const uses: number[] = [];
  const weights: number[] = [];
  /** The words of all labels in one row, and where those of each begin. */
  const tokens: number[] = [];
  const starts: number[] = [0];
  const lists: number[][] = [];
  /** The weight of the first in each list, which mostly rules out the whole list. */
  const tops: number[] = [];
  let isSettled = false;

  /** The weightiest first, then by the alphabet; no two labels are equal. */
  function compare(one: number, other: number): number {
    const difference = (weights[other] ?? 0) - (weights[one] ?? 0);
    if (difference !== 0 || one === other) return difference;
    return (keys[one] ?? "") < (keys[other] ?? "") ? -1 : 1;
  }

  function enter(key: string, suggestion: Suggestion): number {
    const label = suggestions.push(suggestion) - 1;
    byKey.set(key, label);
    keys.push(key);
    uses.push(0);
    weights.push(0);
    starts.push(tokens.push(...words.tokens(suggestion.label)));
    return label;
  }

  function changeLists(label: number, edit: (list: number[]) => void): void {
    const group = SUGGESTION_GROUPS.indexOf(suggestions[label]?.group ?? "topic");
    const end = starts[label + 1] ?? 0;
    for (let i = starts[label] ?? 0; i < end; i += 1) {
      const at = (tokens[i] ?? 0) * GROUPS + group;
      while (lists.length <= at) tops[lists.push([]) - 1] = NO_WEIGHT;
      const list = lists[at] ?? [];
      edit(list);
      tops[at] = list[0] === undefined ? NO_WEIGHT : (weights[list[0]] ?? NO_WEIGHT);
    }
  }

  /** Where a label stands in a list, or would stand. */
  function placeOf(list: readonly number[], label: number): number {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(label, list[middle] ?? 0) <= 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** A label changes its places with its weight, and has none while it is unused. */
  function change(label: number, use: number, weight: number): void {
    if (isSettled && (uses[label] ?? 0) > 0) {
      changeLists(label, (list) => list.splice(placeOf(list, label), 1));
    }
    uses[label] = use;
    weights[label] = weight;
    if (isSettled && use > 0) {
      changeLists(label, (list) => list.splice(placeOf(list, label), 0, label));
    }
  }

  return {
    compare,
    vocabularySize: words.size,
    suggestion: (label: number) => suggestions[label],
    weight: (label: number) => weights[label] ?? 0,
    ofWord: (token: number, group: number) => lists[token * GROUPS + group] ?? NONE,
    topWeight: (token: number, group: number) => tops[token * GROUPS + group] ?? NO_WEIGHT,

    /** Topics count by how many speakers have them, persons and their talks by their standing. */
    use(suggestion: Suggestion, standing: number): number {
      const key = keyOf(suggestion);
      const label = byKey.get(key) ?? enter(key, suggestion);
      const use = (uses[label] ?? 0) + 1;
      change(label, use, suggestion.group === "topic" ? use : standing);
      return label;
    },

    drop(label: number): void {
      const use = (uses[label] ?? 0) - 1;
      change(label, use, suggestions[label]?.group === "topic" ? use : (weights[label] ?? 0));
    },

    /** Until then labels are only counted; afterwards each is put into its place. */
    async settle(pause: Pause): Promise<void> {
      const ranked = await sortInSlices([...suggestions.keys()], compare, pause);
      await inSlices(ranked, pause, (label) => {
        if ((uses[label] ?? 0) > 0) changeLists(label, (list) => list.push(label));
      });
      isSettled = true;
    },

    /** How many labels have one of the words. */
    usage(among: readonly number[]): number {
      let sum = 0;
      for (const token of among) {
        for (let group = 0; group < GROUPS; group += 1) {
          sum += lists[token * GROUPS + group]?.length ?? 0;
        }
      }
      return sum;
    },

    /** The best tier that a word of a label is in, counted from 1; 0 when none is in any. */
    bestTier(label: number, tierOf: Uint16Array): number {
      let best = 0;
      const end = starts[label + 1] ?? 0;
      for (let at = starts[label] ?? 0; at < end; at += 1) {
        const tier = tierOf[tokens[at] ?? 0] ?? 0;
        if (tier > 0 && (best === 0 || tier < best)) best = tier;
      }
      return best;
    },
  };
}

function keyOf({ group, label, slug }: Suggestion): string {
  return `${label}\n${slug ?? ""}\n${group}`;
}
