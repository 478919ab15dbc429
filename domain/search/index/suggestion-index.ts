import { foldedWords } from "#domain/search/text/fold.ts";
import { createLabelWords } from "#domain/search/text/label-words.ts";
import type { Synonyms } from "#domain/search/text/synonyms.ts";
import { type RelevanceWeights, relevance } from "../relevance.ts";
import type { Suggestion } from "../results.ts";
import { SHORTEST_GUESS } from "../similarity.ts";
import type { Pause } from "../work-in-slices.ts";
import { chooseSuggestions, MAX_SUGGESTIONS } from "./best-labels.ts";
import { findLabels } from "./find-labels.ts";
import { createRankedLabels } from "./ranked-labels.ts";
import type { SearchDoc } from "./search-doc.ts";

/** From two characters on (SEARCH-01). */
const SHORTEST_SUGGESTED = 2;

/** Labels by the words in them. Speakers come and go; a label counts as long as a speaker uses it. */
export function createSuggestionIndex(weights: RelevanceWeights, synonyms: () => Synonyms) {
  const words = createLabelWords();
  const labels = createRankedLabels(words);
  const bySpeaker = new Map<string, number[]>();

  /** For a known expression: its own words, then what means the same. */
  function meaning(typed: readonly string[]): number[] {
    const others = synonyms().othersOf(typed);
    if (others.length === 0) return [];
    const alike = others.flatMap((expression) =>
      findLabels(labels, expression.map(words.startingWith)),
    );
    return [...findLabels(labels, typed.map(words.equalTo)), ...alike.sort(labels.compare)];
  }

  /** Beginnings first, then parts of words, and only when there is neither what is spelt alike. */
  function lookUp(typed: readonly string[]): number[] {
    const beginnings = findLabels(labels, typed.map(words.startingWith));
    if (beginnings.length >= MAX_SUGGESTIONS) return beginnings;
    const parts = findLabels(labels, typed.map(words.containing));
    const canGuess = typed.some((word) => word.length >= SHORTEST_GUESS);
    if (parts.length > 0 || !canGuess) return [...new Set([...beginnings, ...parts])];
    return findLabels(labels, typed.map(words.resembling));
  }

  return {
    add(doc: SearchDoc): void {
      const { slug } = doc.card;
      const standing = relevance(doc, false, weights);
      const topics = new Set([...doc.topics, ...doc.categoryLabels]);
      const own: Suggestion[] = [
        ...[...topics].map((label) => ({ group: "topic", label, slug: null }) as const),
        { group: "speaker", label: doc.name, slug },
        ...doc.talks.map((label) => ({ group: "talk", label, slug }) as const),
      ];
      bySpeaker.set(
        doc.id,
        own.map((suggestion) => labels.use(suggestion, standing)),
      );
    },

    remove(id: string): void {
      for (const label of bySpeaker.get(id) ?? []) labels.drop(label);
      bySpeaker.delete(id);
    },

    /** What is added before is put in order all at once; nothing is suggested until then. */
    async settle(pause: Pause): Promise<void> {
      await words.settle(pause);
      await labels.settle(pause);
    },

    suggest(text: string): Suggestion[] {
      const typed = [...new Set(foldedWords(text))];
      if ([...text.trim()].length < SHORTEST_SUGGESTED || typed.length === 0) return [];
      return chooseSuggestions(
        [...new Set([...meaning(typed), ...lookUp(typed)])].flatMap(
          (label) => labels.suggestion(label) ?? [],
        ),
      );
    },
  };
}
