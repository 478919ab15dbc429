import { foldedWords } from "./fold.ts";
import { type RelevanceWeights, relevance } from "./relevance.ts";
import { SUGGESTION_GROUPS, type Suggestion, type SuggestionGroup } from "./results.ts";
import type { SearchDoc } from "./search-doc.ts";
import { SHORTEST_GUESS, similarity, THRESHOLDS } from "./similarity.ts";

/** SPEC 5: from two characters on, at most eight. */
const SHORTEST_SUGGESTED = 2;
const MAX_SUGGESTIONS = 8;
/** Room for every group first; what one does not use, the others get. */
const SHARES: Record<SuggestionGroup, number> = { topic: 3, speaker: 3, talk: 2 };
const MAX_REMEMBERED = 500;

type Entry = Suggestion & { readonly words: readonly string[]; uses: number; weight: number };
type Found = Map<Entry, number>;
type Rate = (wanted: string, word: string) => number;

/** How well a word fits what was typed, 0 not at all: as a beginning, anywhere inside, or nearly. */
const asBeginning: Rate = (wanted, word) => (word.startsWith(wanted) ? 1 : 0);
const asPart: Rate = (wanted, word) => (word.includes(wanted) ? 1 : 0);
const asGuess: Rate = (wanted, word) => similarity(wanted, word, THRESHOLDS.suggestions);

/** Labels by the words in them. Speakers come and go; a label counts as long as somebody uses it. */
export function createSuggestionIndex(weights: RelevanceWeights) {
  const entries = new Map<string, Entry>();
  const byWord = new Map<string, Entry[]>();
  const bySpeaker = new Map<string, Entry[]>();
  const remembered = new Map<string, Suggestion[]>();
  let words: string[] = [];
  let isSorted = true;

  function use(group: SuggestionGroup, label: string, slug: string | null, score: number): Entry {
    const key = `${group}\n${slug ?? ""}\n${label}`;
    const entry = entries.get(key) ?? enter(key, { group, label, slug });
    entry.uses += 1;
    // Topics count by how many speakers have them, persons and their talks by their standing.
    entry.weight = group === "topic" ? entry.uses : score;
    return entry;
  }

  function enter(key: string, suggestion: Suggestion): Entry {
    const entry = { ...suggestion, words: foldedWords(suggestion.label), uses: 0, weight: 0 };
    entries.set(key, entry);
    for (const word of new Set(entry.words)) {
      const sharing = byWord.get(word);
      if (sharing) sharing.push(entry);
      else {
        byWord.set(word, [entry]);
        words.push(word);
        isSorted = false;
      }
    }
    return entry;
  }

  function find(wanted: readonly string[], rate: Rate, candidates: readonly string[]): Found {
    const found: Found = new Map();
    const pivot = longest(wanted);
    for (const word of candidates) {
      if (rate(pivot, word) === 0) continue;
      for (const entry of byWord.get(word) ?? []) {
        if (entry.uses > 0 && !found.has(entry)) {
          const quality = fitOfAll(wanted, entry, rate);
          if (quality > 0) found.set(entry, quality);
        }
      }
    }
    return found;
  }

  /** Sorting anew after a few additions is quick, and nobody waits for it while the index is built. */
  function sortedWords(): readonly string[] {
    if (!isSorted) words = words.sort();
    isSorted = true;
    return words;
  }

  function lookUp(wanted: readonly string[]): Suggestion[] {
    const pivot = longest(wanted);
    const all = sortedWords();
    const beginnings = find(wanted, asBeginning, startingWith(all, pivot));
    if (beginnings.size >= MAX_SUGGESTIONS) return choose([beginnings]);
    const parts = find(wanted, asPart, all);
    if (parts.size > 0 || pivot.length < SHORTEST_GUESS) return choose([beginnings, parts]);
    // People get the first letter right; that leaves few enough words to compare with each.
    return choose([find(wanted, asGuess, startingWith(all, pivot.slice(0, 1)))]);
  }

  return {
    add(doc: SearchDoc): void {
      const { slug } = doc.card;
      const score = relevance(doc, false, weights);
      const topics = new Set([...doc.topics, ...doc.categoryLabels]);
      bySpeaker.set(doc.id, [
        ...[...topics].map((topic) => use("topic", topic, null, score)),
        use("speaker", doc.name, slug, score),
        ...doc.talks.map((talk) => use("talk", talk, slug, score)),
      ]);
      remembered.clear();
    },

    remove(id: string): void {
      for (const entry of bySpeaker.get(id) ?? []) {
        entry.uses -= 1;
        if (entry.group === "topic") entry.weight = entry.uses;
      }
      bySpeaker.delete(id);
      remembered.clear();
    },

    suggest(text: string): Suggestion[] {
      const wanted = foldedWords(text);
      if ([...text.trim()].length < SHORTEST_SUGGESTED || wanted.length === 0) return [];
      const key = wanted.join(" ");
      const known = remembered.get(key);
      if (known) return known;
      const found = lookUp(wanted);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, found);
      return found;
    },
  };
}

function longest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), "");
}

/** The worst fit of all typed words counts: each of them has to be in the label. */
function fitOfAll(wanted: readonly string[], entry: Entry, rate: Rate): number {
  let worst = 1;
  for (const text of wanted) {
    worst = Math.min(worst, Math.max(...entry.words.map((word) => rate(text, word))));
    if (worst === 0) return 0;
  }
  return worst;
}

/** The part of a sorted list that begins with a text. */
function startingWith(words: readonly string[], beginning: string): readonly string[] {
  const start = firstIndex(words, (word) => word >= beginning);
  const end = firstIndex(words, (word) => word > beginning && !word.startsWith(beginning));
  return words.slice(start, end);
}

function firstIndex(words: readonly string[], isReached: (word: string) => boolean): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(words[middle] ?? "")) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The best of each group, the better kind of match first; only persons may share a label. */
function choose(tiers: readonly Found[]): Suggestion[] {
  const first: Entry[] = [];
  const rest: Entry[] = [];
  const seen = new Set<string>();
  const taken: Record<SuggestionGroup, number> = { topic: 0, speaker: 0, talk: 0 };
  for (const entry of tiers.flatMap(ranked)) {
    const label = `${entry.group}\n${entry.group === "speaker" ? entry.slug : entry.label}`;
    if (seen.has(label)) continue;
    seen.add(label);
    taken[entry.group] += 1;
    (taken[entry.group] <= SHARES[entry.group] ? first : rest).push(entry);
  }
  const chosen = [...first, ...rest].slice(0, MAX_SUGGESTIONS);
  return SUGGESTION_GROUPS.flatMap((group) => chosen.filter((entry) => entry.group === group)).map(
    ({ group, label, slug }) => ({ group, label, slug }),
  );
}

function ranked(tier: Found): Entry[] {
  return [...tier]
    .sort(
      ([one, oneFit], [other, otherFit]) =>
        otherFit - oneFit || other.weight - one.weight || (one.label < other.label ? -1 : 1),
    )
    .map(([entry]) => entry);
}
