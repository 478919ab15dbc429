import { foldedWords } from "./fold.ts";
import { wordStem } from "./word-stem.ts";

/** Words and abbreviations that mean the same in a search for speakers. */
export type SynonymGroup = readonly string[];

type Expression = readonly string[];
export type Synonyms = ReturnType<typeof createSynonyms>;

/** „Start-ups“ is known as well as „Start-up“. */
function keyOf(words: Expression): string {
  return words.map(wordStem).join(" ");
}

/** Every expression by its words, with the others of all groups it is in. */
export function createSynonyms(groups: readonly SynonymGroup[]) {
  const byWords = new Map<string, Map<string, Expression>>();
  let longest = 0;
  for (const group of groups) {
    const expressions = group.map(foldedWords).filter((words) => words.length > 0);
    for (const words of expressions) {
      const key = keyOf(words);
      const others = byWords.get(key) ?? new Map<string, Expression>();
      for (const other of expressions) others.set(keyOf(other), other);
      others.delete(key);
      byWords.set(key, others);
      longest = Math.max(longest, words.length);
    }
  }

  function othersOf(words: Expression): readonly Expression[] {
    return [...(byWords.get(keyOf(words))?.values() ?? [])];
  }

  return {
    /** What means the same as these words; none when they are no known expression. */
    othersOf,

    /** The longest known expression with which a row of words begins. */
    findIn(words: Expression): { length: number; others: readonly Expression[] } | undefined {
      for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
        const others = othersOf(words.slice(0, length));
        if (others.length > 0) return { length, others };
      }
      return undefined;
    },
  };
}
