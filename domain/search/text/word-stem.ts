const ENDINGS = ["innen", "ern", "en", "er", "em", "es", "in", "e", "n", "s"];
/** What is left of a word has to tell it from others. */
const SHORTEST_STEM = 4;

/** A folded word without its ending: „verhandlungen“ and „verhandlung“ have one stem. */
export function wordStem(word: string): string {
  const ending = ENDINGS.find(
    (one) => word.length - one.length >= SHORTEST_STEM && word.endsWith(one),
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
